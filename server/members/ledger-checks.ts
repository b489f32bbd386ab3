import type { LedgerCheck } from '#server/coins/audit.ts'

export const memberChecks: readonly LedgerCheck[] = [
  {
    name: 'everybody but promoters has a wallet',
    sql: `select format('member %s', member.id) as row
      from member left join coin_account on coin_account.member_id = member.id
      where profile_type <> 'promoter' and coin_account.id is null`,
  },
]
