import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { deleteAccount } from '#contract/members.ts'
import { blockMember } from '#contract/members-office.ts'
import { listNotifications, markNotificationsRead, streamNotifications } from '#contract/notifications.ts'
import { changePassword } from '#contract/passwords.ts'
import { endOtherSessions, signIn, signOut } from '#contract/sessions.ts'
import { officeSignOut } from '#contract/staff.ts'
import { openDatabase } from '#server/platform/db.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { createLog } from '#server/platform/log.ts'
import type { Person } from '#server/testing/given.ts'
import { openStream } from '#server/testing/stream.ts'
import { test as base } from '#server/testing/test.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { notify } from './notify.ts'

const heartbeatMs = 250

type Acting = World & { ana: Person; lucia: Person }

const teamStream = endpoint({
  method: 'GET',
  path: '/office/stream',
  for: 'staff',
  summary: 'Something that goes on',
  returns: z.string(),
})

const officeStream = (http: Http) => http.stream(teamStream, (_call, outlet) => outlet.send({ id: '1' }))

/** More than a message of the database can name. */
async function endEverySession({ transaction }: World['database'], given: World['given']) {
  for (let people = 0; people < 101; people++) await given.member()
  await transaction((tx) => tx.deleteFrom('session').execute())
}

const test = base
  .extend('world', { scope: 'file' }, async ({ templateUrl }, { onCleanup }) => {
    const world = await createWorld({ templateUrl, heartbeatMs })
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    onCleanup(() => world.stop())
    return world
  })
  .extend('ana', async ({ given }) => given.member())
  .extend('url', ({ app }) => `${app.listeningOrigin}/api${streamNotifications.path}`)
  .extend('tell', ({ database, clock }) => async ({ id }: { id: string }, number: string) => {
    const facts = { number, coins: 5 }
    const message = { memberId: id, kind: 'invoice_counted', facts, link: '/extrato' } as const
    await database.transaction((tx) => notify(tx, { ...message, now: clock.now() }))
  })

test('what somebody is told reaches their open pages, in the language of each, and nobody else’s', async ({
  given,
  ana,
  url,
  tell,
}) => {
  const bia = await given.member()
  await using portuguese = await openStream(url, ana)
  await using english = await openStream(url, ana, { language: 'en' })
  await using others = await openStream(url, bia)
  // A page that has no place yet begins with what is told after it has one.
  for (const page of [portuguese, english, others])
    await page.until((events) => events.some(({ id }) => id !== undefined))
  await tell(ana, '77')
  expect(await portuguese.next('notification')).toMatchObject({
    kind: 'invoice_counted',
    title: 'Nota 77 aprovada: +5 moedas.',
    isRead: 0,
    link: '/extrato',
  })
  expect(await english.next('notification')).toMatchObject({ title: 'Invoice 77 approved: +5 coins.' })
  await tell(bia, '78')
  expect(await others.next('notification')).toMatchObject({ title: 'Nota 78 aprovada: +5 moedas.' })
  expect(others.events.filter(({ event }) => event === 'notification')).toHaveLength(1)
})

test('marking as read on one page is known on the others', async ({ api, ana, url, tell }) => {
  await tell(ana, '1')
  await using page = await openStream(url, ana)
  await page.until((events) => events.some(({ id }) => id !== undefined))
  const before = page.events.length
  await api.as(ana).call(markNotificationsRead)
  await expect.poll(() => page.events.slice(before).map(({ event }) => event)).toContain('changed')
})

test('a stranger gets no stream', async ({ url, ana }) => {
  expect((await fetch(url)).status).toBe(401)
  expect(
    (await fetch(url, { method: 'HEAD', headers: { authorization: `Bearer ${ana.token}` } })).status,
  ).toBe(405)
})

test('a stream gives signs of life, and ends with its session', async ({ api, ana, url }) => {
  await using page = await openStream(url, ana)
  await expect.poll(() => page.text()).toContain(':\n\n')
  expect(page.text()).toMatch(/^retry: \d{4}\n\n/)
  await api.as(ana).call(signOut)
  await page.ended
})

test.for<[string, (acting: Acting) => Promise<unknown>]>([
  ['who signs out', ({ api, ana }) => api.as(ana).call(signOut)],
  [
    'who ends it from another device',
    async ({ api, ana }) => {
      const { access_token: token } = await api.call(signIn, ana)
      await api.as({ token }).call(endOtherSessions)
    },
  ],
  [
    'who changes the password elsewhere',
    async ({ api, ana }) => {
      const { access_token: token } = await api.call(signIn, ana)
      const password = 'racao-e-petisco'
      await api.as({ token }).call(changePassword, { password, password_confirmation: password })
    },
  ],
  [
    'who is blocked',
    ({ api, ana, lucia }) => api.as(lucia).call(blockMember, { id: ana.id, reason: 'Notas.' }),
  ],
  ['who leaves', ({ api, ana }) => api.as(ana).call(deleteAccount)],
  [
    'whose session is deleted with a hundred others',
    ({ database, given }) => endEverySession(database, given),
  ],
])('the stream of %s ends within a second, on whichever process it is', async ([, end], { world, given }) => {
  await using other = await world.anotherProcess({ heartbeatMs: 600_000 })
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  const [ana, bia] = [await given.member(), await given.member()]
  const lucia = await given.staff({ role: 'admin' })
  const url = `${other.app.listeningOrigin}/api${streamNotifications.path}`
  await using hers = await openStream(url, ana)
  await using another = await openStream(url, bia)
  for (const page of [hers, another]) await page.until((events) => events.some(({ id }) => id !== undefined))
  await end({ ...world, ana, lucia })
  const began = performance.now()
  await hers.ended
  expect(performance.now() - began).toBeLessThan(1000)
  const { ok: mayStay } = await world.api.as(bia).try(listNotifications)
  await expect.poll(() => another.isOpen()).toBe(mayStay)
})

test('the stream of somebody of the team ends with their session as well', async ({ world, given, api }) => {
  await using other = await world.anotherProcess({ heartbeatMs: 600_000, features: officeStream })
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  const rita = await given.staff()
  await using page = await openStream(`${other.app.listeningOrigin}/api${teamStream.path}`, rita)
  await page.until((events) => events.length > 0)
  await api.as(rita).call(officeSignOut)
  const began = performance.now()
  await page.ended
  expect(performance.now() - began).toBeLessThan(1000)
})

test('streams dropped and resumed while many transactions commit lose nothing and repeat nothing', async ({
  world,
  ana,
  url,
}) => {
  const databases = Array.from({ length: 3 }, () => openDatabase(world.databaseUrl, createLog('silent')))
  const total = 150
  let told = 0
  // Long and short transactions end in another order than they began; some bring several at once.
  const telling = Promise.all(
    databases.map(async ({ transaction }, worker) => {
      for (let turn = 0; turn < total / 3; ) {
        const together = Math.min(1 + ((turn + worker) % 4), total / 3 - turn)
        await transaction(async (tx) => {
          for (let each = 0; each < together; each += 1) {
            const facts = { number: `${worker}-${turn + each}`, coins: 1 }
            await notify(tx, { memberId: ana.id, kind: 'invoice_counted', facts, now: world.clock.now() })
            if ((turn + worker) % 3 === 0) await pause(3)
          }
        })
        turn += together
        told += together
      }
    }),
  )
  const received: string[] = []
  let lastEventId: string | undefined
  let drops = 0
  await using _ = {
    [Symbol.asyncDispose]: async () => void (await Promise.all(databases.map((one) => one.close()))),
  }
  while (received.length < total) {
    await using page = await openStream(url, ana, { lastEventId })
    const wanted = Math.min(1 + (drops % 5), total - received.length)
    await page.until((events) => events.filter(({ event }) => event === 'notification').length >= wanted)
    // Dropped in the middle of whatever was on its way: only so many were taken in.
    const taken = page.events.filter(({ event }) => event === 'notification').slice(0, wanted)
    received.push(...taken.map(({ data }) => JSON.parse(data).title))
    lastEventId = taken.at(-1)?.id
    drops += 1
  }
  await telling
  expect(told).toBe(total)
  expect(new Set(received).size).toBe(total)
  expect(received).toHaveLength(total)
  expect(drops).toBe(50)
  await using last = await openStream(url, ana, { lastEventId })
  await last.next('changed')
  await pause(50)
  expect(last.events.filter(({ event }) => event === 'notification')).toEqual([])
})

test('a place that nobody gave begins anew', async ({ ana, url, tell }) => {
  await tell(ana, '1')
  for (const lastEventId of ['7', '9:1:', "1:1:');drop", `${'9'.repeat(20)}:${'9'.repeat(20)}:`]) {
    await using page = await openStream(url, ana, { lastEventId })
    await page.until((events) => events.some(({ id }) => id !== undefined))
    expect(page.events.filter(({ event }) => event === 'notification')).toEqual([])
  }
})

test('a connection to the database that is lost is opened again, and what was told meanwhile arrives', async ({
  ana,
  url,
  tell,
  database,
}) => {
  await using page = await openStream(url, ana)
  const listeners = async () => {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'petisco listening'`,
    )
    return rows.map(({ pid }) => pid)
  }
  await expect.poll(listeners).toHaveLength(1)
  const [pid] = await listeners()
  await database.pool.query('select pg_terminate_backend($1)', [pid])
  await tell(ana, '99')
  expect(await page.next('notification')).toMatchObject({ title: 'Nota 99 aprovada: +5 moedas.' })
  await expect.poll(listeners).toHaveLength(1)
  expect(await listeners()).not.toEqual([pid])
})

test('one person may have many pages open, and many too many none', async ({ ana, url }) => {
  const pages = await Promise.all(Array.from({ length: 22 }, () => openStream(url, ana)))
  await Promise.any(pages.map(({ ended }) => ended))
  await Promise.all(pages.map((page) => page[Symbol.asyncDispose]()))
})

test('a server that stops ends its streams and does not wait for them', async ({ templateUrl }) => {
  const world = await createWorld({ templateUrl })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const page = await openStream(
    `${world.app.listeningOrigin}/api${streamNotifications.path}`,
    await world.given.member(),
  )
  const beganAt = performance.now()
  await world.stop()
  await page.ended
  expect(performance.now() - beganAt).toBeLessThan(2000)
})
