import { expect, inject } from 'vitest'
import { test } from '#server/testing/test.ts'
import { createWorld } from '#server/testing/world.ts'
import { fillWithDemo } from './seed.ts'

/** Days on which the demo is begun: the middle of a week, the first morning of a month, a holiday at night. */
const beginnings = ['2026-11-17T14:02:00-03:00', '2026-12-01T08:30:00-03:00', '2026-12-25T23:50:00-03:00']

for (const beginning of beginnings)
  test(`begun at ${beginning}, the dates of the demo agree with each other`, async () => {
    const now = Temporal.Instant.from(beginning)
    const world = await createWorld({ templateUrl: inject('templateUrl') })
    const { database } = world
    await fillWithDemo(world, now)
    const wrong = async (what: string) =>
      (await database.pool.query(`select count(*)::int as count from ${what}`)).rows[0].count
    const moment = `'${now}'::timestamptz`
    expect({
      sentBeforeJoining: await wrong(
        'invoice join member on member.id = member_id where sent_at < created_at',
      ),
      decidedBeforeSent: await wrong(
        'invoice_decision join invoice on invoice.id = invoice_id where decided_at < sent_at',
      ),
      decidedLater: await wrong(`invoice_decision where decided_at > ${moment}`),
      creditedBeforeSent: await wrong(
        'coin_journal join invoice on invoice.id = invoice_id where coin_journal.at < sent_at',
      ),
      redeemedBeforeJoining: await wrong(
        'redemption join member on member.id = member_id where requested_at < created_at',
      ),
      redeemedBeforeItWasThere: await wrong(
        'redemption join prize on prize.id = prize_id where requested_at < created_at',
      ),
      steppedBeforeRedeemed: await wrong(
        'redemption_step join redemption on redemption.id = redemption_id where at < requested_at',
      ),
      steppedLater: await wrong(`redemption_step where at > ${moment}`),
      recommendedBeforeJoining: await wrong(
        'recommendation join member on member.id = member_id where recommendation.created_at < member.created_at',
      ),
      toldBeforeJoining: await wrong(
        'notification join member on member.id = member_id where notification.created_at < member.created_at',
      ),
      toldLater: await wrong(`notification where created_at > ${moment}`),
      decidedAtNight: await wrong(
        `invoice_decision where extract(hour from decided_at at time zone 'America/Sao_Paulo') < 7
          and staff_id is not null and decided_at < ${moment} - interval '2 days'`,
      ),
    }).toEqual({
      sentBeforeJoining: 0,
      decidedBeforeSent: 0,
      decidedLater: 0,
      creditedBeforeSent: 0,
      redeemedBeforeJoining: 0,
      redeemedBeforeItWasThere: 0,
      steppedBeforeRedeemed: 0,
      steppedLater: 0,
      recommendedBeforeJoining: 0,
      toldBeforeJoining: 0,
      toldLater: 0,
      decidedAtNight: 0,
    })
    await world.stop()
  })

test('the demo has thirty shops in eight states, several promoters, and reports of half a year', async ({
  world,
  database,
}) => {
  await fillWithDemo(world, world.clock.now())
  const { rows } = await database.pool.query(`
    select count(distinct profile_value) filter (where profile_type = 'attendant')::int as shops,
      count(distinct state) filter (where profile_type = 'attendant')::int as states,
      (select count(distinct promoter_id)::int from member) as promoters,
      (select count(*)::int from broadcast where sent = people and people > 0) as broadcasts,
      (select count(distinct month)::int from ranking_score where score > 0) as months,
      (select max(value_cents / counted_units)::int < 60000 from invoice_row where counted_units > 0) as prices
    from member left join member_address on member_address.member_id = member.id`)
  expect(rows).toEqual([{ shops: 30, states: 8, promoters: 4, broadcasts: 3, months: 7, prices: true }])
})
