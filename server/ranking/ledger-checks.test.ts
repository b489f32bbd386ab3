import { expect } from 'vitest'
import { ledgerFindings, rulesOf } from '#server/coins/audit.ts'
import { ledgerActs } from '#server/coins/test-acts.ts'
import { aroundTriggers } from '#server/testing/around-triggers.ts'
import { test } from '#server/testing/test.ts'
import { foldRanking } from './fold.ts'
import { rankingChecks } from './ledger-checks.ts'

const [score, seen, tally] = rulesOf(rankingChecks)

const plants: { check: string | undefined; sql: string; names: string }[] = [
  {
    check: score,
    sql: 'update ranking_score set score = 71',
    names: 'member $member has 71 in 2026-11-01, the ledger says 70',
  },
  { check: score, sql: 'delete from ranking_score', names: 'member $member has 0 in 2026-11-01' },
  { check: seen, sql: 'update member set ranking_hidden = true', names: 'member $member in 2026-11-01' },
  { check: seen, sql: 'update member set level = 1', names: 'member $member in 2026-11-01' },
  {
    check: tally,
    sql: 'update ranking_tally set people = people + 1 where level = 1',
    names: 'people at level 1 of 2026-11-01 with 4',
  },
  {
    check: tally,
    sql: `insert into ranking_move (month, score, people) values ('2026-11-01', 3, 1)`,
    names: '0 people at level 0 of 2026-11-01 with 3, counted 1',
  },
]

test('every check has a planted fault', () => {
  expect(new Set(plants.map(({ check }) => check))).toEqual(new Set(rulesOf(rankingChecks)))
})

test.for(plants)('“$check” finds: $sql', async ({ check, sql, names }, { world, database, given, clock }) => {
  const { id } = await given.member()
  await ledgerActs(database, clock).credit({ id }, 70)
  await foldRanking(database.transaction)
  await aroundTriggers(world.databaseUrl, async (client) => {
    await client.query(sql)
    const found = await ledgerFindings(
      rankingChecks,
      clock.now(),
      async (text) => (await client.query(text)).rows,
    )
    const own = found.filter((finding) => finding.check === check)
    expect(own.map(({ row }) => row).join('\n')).toContain(names.replace('$member', id))
  })
})
