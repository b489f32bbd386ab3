import { expect } from 'vitest'
import { ledgerAudit, ledgerFindings, rulesOf } from '#server/coins/audit.ts'
import { aroundTriggers } from '#server/testing/around-triggers.ts'
import { test } from '#server/testing/test.ts'
import { challengeChecks } from './ledger-checks.ts'

const [, brought, belongs, pays, reached, capped] = rulesOf(challengeChecks)

const plants: { check: string | undefined; sql: string; names: string }[] = [
  {
    check: brought,
    sql: 'update challenge_progress set progress = progress + 1',
    names: 'has 10001 of challenge $challenge, the invoices brought 10000',
  },
  { check: brought, sql: 'delete from challenge_contribution', names: 'the invoices brought 0' },
  {
    check: belongs,
    sql: `update invoice set status = 'reversed', reason = 'shop_returned'`,
    names: 'of challenge $challenge',
  },
  { check: belongs, sql: 'delete from challenge_progress', names: 'of challenge $challenge' },
  { check: pays, sql: 'update challenge set bonus = 8', names: 'reached t, paid 7' },
  {
    check: pays,
    sql: 'update challenge_progress set undone_at = reached_at',
    names: 'challenge $challenge: reached f, paid 7',
  },
  { check: pays, sql: 'delete from challenge_progress', names: 'reached f, paid 7' },
  {
    check: pays,
    sql: `delete from coin_lot where journal_id in (select id from coin_journal where kind = 'challenge_bonus')`,
    names: 'reached t, paid 0',
  },
  {
    check: reached,
    sql: 'update challenge set goal_target = 10001',
    names: 'has 10000 of 10001 of challenge $challenge',
  },
  { check: reached, sql: 'update challenge_progress set reached_at = null', names: 'has 10000 of 5000' },
  {
    check: capped,
    sql: 'insert into challenge_cap (challenge_id, coins, paid) select id, 20, 6 from challenge',
    names: 'challenge $challenge counts 6, paid 7',
  },
  {
    check: capped,
    sql: 'insert into challenge_cap (challenge_id, coins, paid) select id, 13, 7 from challenge',
    names: 'challenge $challenge counts 7, paid 7',
  },
]

test.for(plants)('“$check” finds: $sql', async ({ check, sql, names }, { world, database, clock, given }) => {
  const { id } = await given.challenge({ goal: { target: 5000, bonus: 7 } })
  await given.invoice({ member: await given.member({ type: 'attendant' }), status: 'counted' })
  expect(await ledgerAudit(challengeChecks)(database, clock.now())).toEqual([])
  await aroundTriggers(world.databaseUrl, async (client) => {
    await client.query(sql)
    const found = await ledgerFindings(
      challengeChecks,
      clock.now(),
      async (text) => (await client.query(text)).rows,
    )
    const own = found.filter((finding) => finding.check === check)
    expect(own.map(({ row }) => row).join('\n')).toContain(names.replace('$challenge', id))
  })
  // The next one finds only its own.
  await database.pool.query('update challenge set withdrawn_at = now()')
})
