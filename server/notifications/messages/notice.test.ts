import { expect } from 'vitest'
import { markNotificationsRead } from '#contract/notifications.ts'
import { choosePhoneMessages } from '#contract/phone-messages.ts'
import { notify } from '#server/notifications/notify.ts'
import { testWithGateway } from '#server/testing/phone-messages-test.ts'
import { quietSeconds } from './notice.ts'

const titles = { 'pt-BR': 'Mochila 🎒', es: 'Mochila', en: 'Backpack' }

const test = testWithGateway({ channel: 'whatsapp', perHour: 1000 })
  .extend(
    'notices',
    ({ sent }) =>
      (phone: string) =>
        sent(phone).filter(({ code }) => !code),
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
  async ([language, words, stop], { proved, tell, notices }) => {
    const ana = await proved({ language })
    await tell(ana)
    await tell(ana)
    const link = 'https://petisco.test/meus-resgates'
    expect(notices(ana.phone).map(({ text }) => text)).toEqual([
      `${words} ${link} ${stop} https://petisco.test/avisos`,
      `${words} ${link}`,
    ])
  },
)

test('who did not agree, or no longer wants them, gets none', async ({
  api,
  given,
  proved,
  tell,
  notices,
  server,
}) => {
  const before = server.received.length
  await tell(await given.member())
  expect(server.received).toHaveLength(before)
  const ana = await proved()
  await api.as(ana).call(choosePhoneMessages, { is_on: false })
  await tell(ana)
  expect(notices(ana.phone)).toEqual([])
  await api.as(ana).call(choosePhoneMessages, { is_on: true })
  await tell(ana)
  expect(notices(ana.phone)).toHaveLength(1)
})

test('news and small steps stay in the app', async ({ proved, database, clock, runJobs, notices }) => {
  const ana = await proved()
  const [memberId, now] = [ana.id, clock.now()]
  await database.transaction(async (tx) => {
    await notify(tx, { memberId, kind: 'broadcast', facts: { titles }, now })
    await notify(tx, { memberId, kind: 'redemption_preparing', facts: { titles }, now })
  })
  await runJobs()
  expect(notices(ana.phone)).toEqual([])
})

test('a long text of the team is one short line', async ({ proved, database, clock, runJobs, notices }) => {
  const ana = await proved()
  const text = `Mande o CRMV\n${'de novo '.repeat(60)}`
  await database.transaction((tx) =>
    notify(tx, { memberId: ana.id, kind: 'data_asked', facts: { text }, now: clock.now() }),
  )
  await runJobs()
  expect(notices(ana.phone)[0]?.text).toMatch(/^[^\n]{100,150}… https:\/\/petisco\.test\/notificacao Para/)
})

test('nobody is woken: what happens at night comes in the morning, unless it was read', async ({
  api,
  proved,
  tell,
  runJobs,
  notices,
  clock,
  due,
}) => {
  clock.set('2026-11-18T12:00:00-03:00')
  const [ana, bia] = [await proved(), await proved()]
  clock.set('2026-11-18T21:00:00-03:00')
  await tell(ana)
  await tell(bia)
  clock.set('2026-11-19T07:59:00-03:00')
  await due()
  await runJobs()
  expect(notices(ana.phone)).toEqual([])
  clock.set('2026-11-19T08:00:00-03:00')
  await api.as(bia).call(markNotificationsRead)
  await due()
  await runJobs()
  expect([notices(ana.phone).length, notices(bia.phone).length]).toEqual([1, 0])
})

test('a day later it is no news', async ({ proved, tell, runJobs, notices, server, clock, due }) => {
  clock.set('2026-11-20T09:00:00-03:00')
  const ana = await proved()
  server.answers.push({ status: 500 })
  await tell(ana)
  clock.advance({ hours: 24 })
  await due()
  await runJobs()
  expect(notices(ana.phone)).toHaveLength(1)
})

test('a process that dies after the gateway took it sends it again under the same id, and only then', async ({
  proved,
  database,
  tell,
  runJobs,
  notices,
  clock,
}) => {
  const ana = await proved()
  // The note cannot be written: as far as the database knows, the attempt never ended.
  await database.pool.query(`
    create function no_note() returns trigger language plpgsql as $$ begin raise 'gone'; end $$;
    create trigger no_note before update on phone_message for each row execute function no_note()`)
  await tell(ana)
  expect(notices(ana.phone)).toHaveLength(1)
  await database.pool.query('drop function no_note cascade')
  const again = async () => {
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await runJobs()
  }
  // It may still be at it.
  await again()
  expect(notices(ana.phone)).toHaveLength(1)
  clock.advance({ seconds: 31 })
  await again()
  const [first, second] = notices(ana.phone)
  expect(second).toMatchObject({ id: first?.id })
  await again()
  expect(notices(ana.phone)).toHaveLength(2)
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
