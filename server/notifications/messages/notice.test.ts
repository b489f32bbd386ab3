import { expect } from 'vitest'
import { markNotificationsRead } from '#contract/notifications.ts'
import { choosePhoneMessages, provePhone, sendPhoneCode } from '#contract/phone-messages.ts'
import { notify } from '#server/notifications/notify.ts'
import { openGateway } from '#server/platform/phone-messages/gateway.ts'
import { startMessageGateway } from '#server/testing/message-gateway.ts'
import { test as base } from '#server/testing/test.ts'
import { quietSeconds } from './notice.ts'

type Sent = { to: string; text: string; id: string; code: string }

const titles = { 'pt-BR': 'Mochila 🎒', es: 'Mochila', en: 'Backpack' }
let phones = 62_980_000_000

const test = base
  .extend('server', { scope: 'file' }, async ({ templateUrl: _ }, { onCleanup }) => {
    const server = await startMessageGateway()
    onCleanup(() => server.stop())
    return server
  })
  .extend('phoneGateway', { scope: 'file' }, ({ server }) =>
    openGateway({
      url: server.url,
      body: 'to={phone}&text={text}&id={id}',
      codeBody: 'to={phone}&code={code}',
      channel: 'whatsapp',
      perHour: 1000,
    }),
  )
  .extend(
    'sent',
    ({ server }) =>
      (phone: string) =>
        server.received
          .map(({ body }) => Object.fromEntries(new URLSearchParams(body)) as Sent)
          .filter(({ to, code }) => to === `+55${phone}` && !code),
  )
  .extend(
    'due',
    ({ database }) =>
      () =>
        database.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()'),
  )
  .extend(
    'reachable',
    ({ given, database, api, runJobs, server }) =>
      async (facts: Parameters<typeof given.member>[0]) => {
        const person = await given.member(facts)
        const phone = String(++phones)
        await database.pool.query('update member set phone = $1 where id = $2', [phone, person.id])
        await api.as(person).call(sendPhoneCode)
        await runJobs()
        const code = new URLSearchParams(server.received.at(-1)?.body).get('code') ?? ''
        await api.as(person).call(provePhone, { code })
        return { ...person, phone }
      },
  )
  .extend('tell', ({ database, clock, runJobs }) => async ({ id: memberId }: { id: string }) => {
    const message = {
      memberId,
      kind: 'redemption_shipped',
      facts: { titles },
      link: '/meus-resgates',
    } as const
    await database.transaction((tx) => notify(tx, { ...message, now: clock.now() }))
    await runJobs()
  })

test.for([
  ['pt-BR', 'Petisco: O seu prêmio está a caminho: Mochila 🎒.', 'Para não receber mais:'],
  ['es', 'Petisco: Tu premio está en camino: Mochila.', 'Para no recibir más:'],
  ['en', 'Petisco: Your prize is on its way: Backpack.', 'To get no more:'],
] as const)(
  'who agreed is told on the phone, and the first time how to end it: %s',
  async ([language, words, stop], { reachable, tell, sent }) => {
    const ana = await reachable({ language })
    await tell(ana)
    await tell(ana)
    const link = 'https://petisco.test/meus-resgates'
    expect(sent(ana.phone).map(({ text }) => text)).toEqual([
      `${words} ${link} ${stop} https://petisco.test/avisos`,
      `${words} ${link}`,
    ])
  },
)

test('who did not agree, or no longer wants them, gets none', async ({
  api,
  given,
  reachable,
  tell,
  sent,
  server,
}) => {
  const before = server.received.length
  await tell(await given.member())
  expect(server.received).toHaveLength(before)
  const ana = await reachable({})
  await api.as(ana).call(choosePhoneMessages, { is_on: false })
  await tell(ana)
  expect(sent(ana.phone)).toEqual([])
  await api.as(ana).call(choosePhoneMessages, { is_on: true })
  await tell(ana)
  expect(sent(ana.phone)).toHaveLength(1)
})

test('news and small steps stay in the app', async ({ reachable, database, clock, runJobs, sent }) => {
  const ana = await reachable({})
  const [memberId, now] = [ana.id, clock.now()]
  await database.transaction(async (tx) => {
    await notify(tx, { memberId, kind: 'broadcast', facts: { titles }, now })
    await notify(tx, { memberId, kind: 'redemption_preparing', facts: { titles }, now })
  })
  await runJobs()
  expect(sent(ana.phone)).toEqual([])
})

test('a long text of the team is one short line', async ({ reachable, database, clock, runJobs, sent }) => {
  const ana = await reachable({})
  const text = `Mande o CRMV\n${'de novo '.repeat(60)}`
  await database.transaction((tx) =>
    notify(tx, { memberId: ana.id, kind: 'data_asked', facts: { text }, now: clock.now() }),
  )
  await runJobs()
  expect(sent(ana.phone)[0]?.text).toMatch(/^[^\n]{100,150}… https:\/\/petisco\.test\/notificacao Para/)
})

test('nobody is woken: what happens at night comes in the morning, unless it was read', async ({
  api,
  reachable,
  tell,
  runJobs,
  sent,
  clock,
  due,
}) => {
  clock.set('2026-11-18T12:00:00-03:00')
  const [ana, bia] = [await reachable({}), await reachable({})]
  clock.set('2026-11-18T21:00:00-03:00')
  await tell(ana)
  await tell(bia)
  clock.set('2026-11-19T07:59:00-03:00')
  await due()
  await runJobs()
  expect(sent(ana.phone)).toEqual([])
  clock.set('2026-11-19T08:00:00-03:00')
  await api.as(bia).call(markNotificationsRead)
  await due()
  await runJobs()
  expect([sent(ana.phone).length, sent(bia.phone).length]).toEqual([1, 0])
})

test('a day later it is no news', async ({ reachable, tell, runJobs, sent, server, clock, due }) => {
  clock.set('2026-11-20T09:00:00-03:00')
  const ana = await reachable({})
  server.answers.push({ status: 500 })
  await tell(ana)
  clock.advance({ hours: 24 })
  await due()
  await runJobs()
  expect(sent(ana.phone)).toHaveLength(1)
})

test('a process that dies after the gateway took it sends it again under the same id, and only then', async ({
  reachable,
  database,
  tell,
  runJobs,
  sent,
  clock,
}) => {
  const ana = await reachable({})
  // The note cannot be written: as far as the database knows, the attempt never ended.
  await database.pool.query(`
    create function no_note() returns trigger language plpgsql as $$ begin raise 'gone'; end $$;
    create trigger no_note before update on phone_message for each row execute function no_note()`)
  await tell(ana)
  expect(sent(ana.phone)).toHaveLength(1)
  await database.pool.query('drop function no_note cascade')
  const again = async () => {
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await runJobs()
  }
  // It may still be at it.
  await again()
  expect(sent(ana.phone)).toHaveLength(1)
  clock.advance({ seconds: 31 })
  await again()
  const [first, second] = sent(ana.phone)
  expect(second).toMatchObject({ id: first?.id })
  await again()
  expect(sent(ana.phone)).toHaveLength(2)
})

test.for([
  ['2026-11-18T20:59:59-03:00', 0],
  ['2026-11-18T21:00:00-03:00', 11 * 3600],
  ['2026-11-18T23:30:00-03:00', 8.5 * 3600],
  ['2026-11-19T00:00:00-03:00', 8 * 3600],
  ['2026-11-19T07:59:59-03:00', 1],
  ['2026-11-19T08:00:00-03:00', 0],
] as const)('at %s it is quiet for %i seconds', ([time, seconds]) => {
  expect(quietSeconds(Temporal.Instant.from(time))).toBe(seconds)
})
