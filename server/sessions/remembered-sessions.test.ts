import { expect } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { deleteAccount } from '#contract/members.ts'
import { blockMember, changeLevel } from '#contract/members-office.ts'
import { changePassword } from '#contract/passwords.ts'
import { endOtherSessions, endSession, listSessions, signIn, signOut } from '#contract/sessions.ts'
import { changeSettings, readSettings } from '#contract/settings.ts'
import { officeSignOut } from '#contract/staff.ts'
import { blockStaff, changeStaff, team } from '#contract/staff-team.ts'
import type { Database } from '#server/platform/db.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { Person } from '#server/testing/given.ts'
import { test as base } from '#server/testing/test.ts'
import { createWorld, type World } from '#server/testing/world.ts'

const memberCall = endpoint({
  method: 'GET',
  path: '/constant',
  for: { level: 3 },
  summary: 'Asks nothing of the database but who calls',
  returns: z.string(),
})

const teamCall = endpoint({
  method: 'GET',
  path: '/office/constant',
  for: { staff: ['reviewer'] },
  summary: 'Asks nothing of the database but who calls',
  returns: z.string(),
})

const features = (http: Http) => {
  http.query(memberCall, async () => 'constant')
  http.query(teamCall, async () => 'constant')
}

type Process = Pick<World, 'api'> & { database: Database }
type Acting = Pick<World, 'api' | 'given'> & { person: Person; admin: Person }
type Way = [string, (acting: Acting) => Promise<unknown>, number]

const test = base
  .extend('world', { scope: 'file' }, async ({ templateUrl }, { onCleanup }) => {
    // So long that only an announcement can end it within a test.
    const world = await createWorld({ templateUrl, features, sessionsKeptForMs: 3_600_000 })
    onCleanup(() => world.stop())
    return world
  })
  .extend('admin', ({ given }) => given.staff({ role: 'admin' }))

const waysOfMembers: Way[] = [
  ['who signs out', ({ api, person }) => api.as(person).call(signOut), 401],
  [
    'who changes the password elsewhere',
    async ({ api, person }) => {
      const { access_token: token } = await api.call(signIn, person)
      const password = 'racao-e-petisco'
      await api.as({ token }).call(changePassword, { password, password_confirmation: password })
    },
    401,
  ],
  [
    'whose device is ended from another',
    async ({ api, person }) => {
      const { access_token: token } = await api.call(signIn, person)
      const ended = (await api.as({ token }).call(listSessions)).find(({ current }) => !current)
      await api.as({ token }).call(endSession, { id: ended?.id ?? '' })
    },
    401,
  ],
  [
    'who keeps only another device',
    async ({ api, person }) => {
      const { access_token: token } = await api.call(signIn, person)
      await api.as({ token }).call(endOtherSessions)
    },
    401,
  ],
  [
    'who is blocked',
    ({ api, person, admin }) => api.as(admin).call(blockMember, { id: person.id, reason: 'Notas.' }),
    401,
  ],
  ['who leaves', ({ api, person }) => api.as(person).call(deleteAccount), 401],
  [
    'who has to be verified again',
    ({ api, person, admin }) =>
      api.as(admin).call(changeLevel, { id: person.id, level: 2, reason: 'Outra loja.' }),
    403,
  ],
]

const waysOfTheTeam: Way[] = [
  ['who signs out', ({ api, person }) => api.as(person).call(officeSignOut), 401],
  [
    'who is blocked',
    async ({ api, person, admin }) => api.as(admin).call(blockStaff, await teamRow(api, admin, person)),
    401,
  ],
  [
    'who gets another role',
    async ({ api, person, admin }) =>
      api.as(admin).call(changeStaff, { ...(await teamRow(api, admin, person)), role: 'support' }),
    403,
  ],
  [
    'whose role needs a second factor from now on',
    async ({ api, admin }) => {
      const { version } = await api.as(admin).call(readSettings)
      await api.as(admin).call(changeSettings, { version, second_factor_roles: ['reviewer'] })
    },
    409,
  ],
]

test('whose session it is is asked once', async ({ world, given }) => {
  const ana = await given.member()
  await untilRemembered(world, () => world.api.as(ana).call(memberCall))
})

test.for(waysOfMembers)(
  'the next call of %s is refused, in the same process',
  async ([, end, status], { world, api, given, admin }) => {
    const ana = await given.member()
    await untilRemembered(world, () => api.as(ana).call(memberCall))
    await end({ api, given, person: ana, admin })
    expect((await api.as(ana).try(memberCall)).status).toBe(status)
  },
)

test.for(waysOfMembers)(
  'calls of %s are refused by every other process',
  async ([, end, status], { world, api, given, admin }) => {
    await using other = await world.anotherProcess()
    const ana = await given.member()
    await untilRemembered(other, () => other.api.as(ana).call(memberCall))
    await end({ api, given, person: ana, admin })
    await expect.poll(async () => (await other.api.as(ana).try(memberCall)).status).toBe(status)
  },
)

test.for(waysOfTheTeam)(
  'the next call of somebody of the team %s is refused',
  async ([, end, status], { world, api, given, admin, database, onTestFinished }) => {
    onTestFinished(
      async () => void (await database.pool.query(`update setting set second_factor_roles = '{}'`)),
    )
    await using other = await world.anotherProcess()
    const rita = await given.staff({ role: 'reviewer' })
    for (const process of [world, other])
      await untilRemembered(process, () => process.api.as(rita).call(teamCall))
    await end({ api, given, person: rita, admin })
    expect((await api.as(rita).try(teamCall)).status).toBe(status)
    await expect.poll(async () => (await other.api.as(rita).try(teamCall)).status).toBe(status)
  },
)

test('who is blocked while nobody could hear of it is refused', async ({
  world,
  api,
  given,
  admin,
  database,
}) => {
  await using other = await world.anotherProcess()
  const ana = await given.member()
  await untilRemembered(other, () => other.api.as(ana).call(memberCall))
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'petisco listening'`,
  )
  await api.as(admin).call(blockMember, { id: ana.id, reason: 'Notas.' })
  await expect.poll(async () => (await other.api.as(ana).try(memberCall)).status).toBe(401)
})

test('a session that expires is refused, and one in use is extended', async ({
  world,
  api,
  given,
  clock,
}) => {
  const ana = await given.member()
  await untilRemembered(world, () => api.as(ana).call(memberCall))
  const [before] = await api.as(ana).call(listSessions)
  clock.advance({ minutes: 61 })
  const bia = await given.member()
  // A command forgets, so that the next call reads and extends.
  await api.as(bia).call(signOut)
  await untilRemembered(world, () => api.as(ana).call(memberCall))
  const [after] = await api.as(ana).call(listSessions)
  expect(Temporal.Instant.compare(after?.last_used_at ?? '', before?.last_used_at ?? '')).toBe(1)
  clock.advance({ hours: 31 * 24 })
  expect((await api.as(ana).try(memberCall)).status).toBe(401)
})

test('blocking while forty calls are under way leaves none of them remembered', async ({
  world,
  api,
  given,
  admin,
}) => {
  const ana = await given.member()
  await untilRemembered(world, () => api.as(ana).call(memberCall))
  const blocking = api.as(admin).call(blockMember, { id: ana.id, reason: 'Notas.' })
  const calls = Array.from({ length: 40 }, () => api.as(ana).try(memberCall))
  await Promise.all([blocking, ...calls])
  expect((await api.as(ana).try(memberCall)).status).toBe(401)
})

async function teamRow(api: World['api'], admin: Person, { email }: Person) {
  const { items } = await api.as(admin).call(team, { q: email })
  const [row] = items
  if (!row) throw new Error(`${email} is not of the team`)
  return row
}

/** Listening begins with the first call, and takes a moment. */
async function untilRemembered({ database }: Process, call: () => Promise<unknown>) {
  let asked = 0
  const count = () => {
    asked += 1
  }
  database.pool.on('acquire', count)
  try {
    await expect
      .poll(async () => {
        asked = 0
        await call()
        return asked
      })
      .toBe(0)
  } finally {
    database.pool.off('acquire', count)
  }
}
