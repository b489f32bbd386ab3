import { expect } from 'vitest'
import { currentStaff, officeSignIn } from '#contract/staff.ts'
import {
  changeStaffPassword,
  chooseStaffPassword,
  endOtherStaffSessions,
  endStaffSession,
  staffSessions,
} from '#contract/staff-account.ts'
import {
  blockStaff,
  changeStaff,
  createStaff,
  sendPasswordLink,
  team,
  unblockStaff,
} from '#contract/staff-team.ts'
import { test } from '#server/testing/test.ts'

const chosen = { password: 'racao-e-petisco', password_confirmation: 'racao-e-petisco' }

test('an admin takes somebody in; the mail brings a link that works once', async ({
  api,
  given,
  mailbox,
  runJobs,
}) => {
  const lucia = await given.staff({ role: 'admin' })
  const sofia = { name: 'Sofia Teles', email: 'sofia@petisco.example', role: 'catalogue' } as const
  await api.as(lucia).call(createStaff, sofia)
  expect(await api.as(lucia).try(createStaff, sofia)).toMatchObject({
    status: 422,
    answer: { errors: { email: [expect.any(String)] } },
  })
  await runJobs()
  const token = /\/gestao\/senha\?token=([\w-]+)/.exec(mailbox.to(sofia.email).at(-1)?.text ?? '')?.[1] ?? ''
  await api.call(chooseStaffPassword, { ...chosen, token })
  expect((await api.try(chooseStaffPassword, { ...chosen, token })).status).toBe(409)
  const { access_token } = await api.call(officeSignIn, { email: sofia.email, password: chosen.password })
  expect(await api.as({ token: access_token }).call(currentStaff)).toMatchObject(sofia)
})

test.for([
  ['pt-BR', 'A sua senha da gestão mudou', 'às 14:02, o seu acesso à gestão ganhou uma senha nova'],
  ['es', 'Cambió tu contraseña de la gestión', 'a las 14:02 tu acceso a la gestión recibió'],
  ['en', 'Your back-office password has changed', 'at 14:02 your way into the back office got'],
] as const)(
  'a mail tells of a password of the team, changed or chosen by a link: %s',
  async ([language, subject, lead], { api, given, clock, mailbox, runJobs }) => {
    clock.set('2026-11-17T14:02:00-03:00')
    const davi = await given.staff()
    const speaking = api.with({ language })
    const change = { ...chosen, current_password: davi.password }
    await speaking.as(davi).call(changeStaffPassword, change)
    await speaking.as(await given.staff({ role: 'admin' })).call(sendPasswordLink, { id: davi.id })
    await runJobs()
    const token = /token=([\w-]+)/.exec(mailbox.to(davi.email).at(-1)?.text ?? '')?.[1] ?? ''
    await speaking.call(chooseStaffPassword, { ...chosen, token })
    await runJobs()
    const told = mailbox.to(davi.email).filter((mail) => mail.subject === subject)
    expect(told).toHaveLength(2)
    for (const { text } of told) expect(text).toContain(lead)
  },
)

test('a link is worth nothing after three days, nor to who was blocked', async ({
  api,
  given,
  clock,
  mailbox,
  runJobs,
}) => {
  const lucia = await given.staff({ role: 'admin' })
  const davi = await given.staff()
  await api.as(lucia).call(sendPasswordLink, { id: davi.id })
  await runJobs()
  const token = /token=([\w-]+)/.exec(mailbox.to(davi.email).at(-1)?.text ?? '')?.[1] ?? ''
  clock.advance({ hours: 73 })
  expect((await api.try(chooseStaffPassword, { ...chosen, token })).status).toBe(409)
  const gone = await given.staff({ blocked: true })
  expect((await api.as(lucia).try(sendPasswordLink, { id: gone.id })).status).toBe(404)
})

test('roles change at once, and whoever is slower is told', async ({ api, given }) => {
  const lucia = await given.staff({ role: 'admin' })
  const davi = await given.staff({ name: 'Davi Nogueira' })
  const change = { id: davi.id, name: 'Davi Nogueira', role: 'analyst', version: 1 } as const
  expect(await api.as(lucia).call(changeStaff, change)).toEqual({ version: 2 })
  expect(await api.as(davi).call(currentStaff)).toMatchObject({ role: 'analyst' })
  expect((await api.as(lucia).try(changeStaff, change)).answer).toMatchObject({ code: 'stale' })
})

test('who is blocked is out at once, and comes back with the sessions ended', async ({ api, given }) => {
  const lucia = await given.staff({ role: 'admin' })
  const davi = await given.staff()
  const { version } = await api.as(lucia).call(blockStaff, { id: davi.id, version: 1 })
  expect((await api.as(davi).try(currentStaff)).status).toBe(401)
  await api.as(lucia).call(unblockStaff, { id: davi.id, version })
  expect((await api.as(davi).try(currentStaff)).status).toBe(401)
  expect((await api.try(officeSignIn, davi)).status).toBe(200)
})

test('nobody demotes or blocks themself', async ({ api, given }) => {
  const lucia = await given.staff({ role: 'admin', name: 'Lúcia Farias' })
  const own = { id: lucia.id, version: 1 }
  const demotion = { ...own, name: 'Lúcia Farias', role: 'support' } as const
  expect((await api.as(lucia).try(changeStaff, demotion)).answer).toMatchObject({ code: 'own_account' })
  expect((await api.as(lucia).try(blockStaff, own)).answer).toMatchObject({ code: 'own_account' })
  expect(
    (await api.as(lucia).try(changeStaff, { ...demotion, name: 'Lúcia F.', role: 'admin' })).status,
  ).toBe(200)
})

test('two admins who block each other at the same moment leave one', async ({ api, given, database }) => {
  const [ana, bia] = [await given.staff({ role: 'admin' }), await given.staff({ role: 'admin' })]
  // Only these two are left.
  await database.transaction((tx) =>
    tx
      .updateTable('staff')
      .set({ role: 'support' })
      .where('role', '=', 'admin')
      .where('id', 'not in', [ana.id, bia.id])
      .execute(),
  )
  const outcomes = await Promise.all([
    api.as(ana).try(blockStaff, { id: bia.id, version: 1 }),
    api.as(bia).try(blockStaff, { id: ana.id, version: 1 }),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const [left] = [ana, bia].filter((_, index) => outcomes[index]?.ok)
  await expect(
    database.transaction((tx) =>
      tx
        .updateTable('staff')
        .set({ role: 'support' })
        .where('id', '=', left?.id ?? '')
        .execute(),
    ),
  ).rejects.toThrow('last_admin')
})

test('people see and end their own sessions only, and a new password ends the others', async ({
  api,
  given,
}) => {
  const rita = await given.staff()
  const davi = await given.staff()
  const { access_token } = await api
    .with({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36' })
    .call(officeSignIn, rita)
  const here = api.as({ token: access_token })
  const [newest, oldest] = await here.call(staffSessions)
  expect(newest).toMatchObject({ device: 'Chrome · Windows', current: true, has_second_factor: false })
  expect(oldest).toMatchObject({ current: false })
  expect((await api.as(davi).try(endStaffSession, { id: newest?.id ?? '' })).status).toBe(404)
  await here.call(endStaffSession, { id: oldest?.id ?? '' })
  expect((await api.as(rita).try(currentStaff)).status).toBe(401)
  await api.call(officeSignIn, rita)
  await here.call(endOtherStaffSessions)
  expect(await here.call(staffSessions)).toHaveLength(1)
  expect(await here.try(changeStaffPassword, { ...chosen, current_password: 'errada' })).toMatchObject({
    status: 422,
    answer: { errors: { current_password: [expect.any(String)] } },
  })
  await here.call(changeStaffPassword, { ...chosen, current_password: rita.password })
  expect((await api.try(officeSignIn, rita)).status).toBe(401)
  expect((await here.try(currentStaff)).status).toBe(200)
})

test('the team is found by name, role and state', async ({ api, given }) => {
  const lucia = await given.staff({ role: 'admin' })
  await given.staff({ name: 'José Ação', role: 'analyst' })
  await given.staff({ name: 'Joana Bloqueada', role: 'analyst', blocked: true })
  const names = async (query: { q?: string; state?: 'active' | 'blocked' }) =>
    (await api.as(lucia).call(team, { role: 'analyst', ...query })).items.map(({ name }) => name)
  expect(await names({ q: 'jose acao' })).toEqual(['José Ação'])
  expect(await names({ q: 'jo', state: 'blocked' })).toEqual(['Joana Bloqueada'])
})
