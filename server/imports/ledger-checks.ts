import type { LedgerCheck } from '#server/coins/audit.ts'

export const importChecks: readonly LedgerCheck[] = [
  {
    name: 'a file gives the coins that its lines say, and no more than two people let in',
    sql: `select format('file %s: %s credited, its lines say %s, its journals %s', id, credited, said, given) as row
      from import_file
      left join (
        select import_id, sum(coins) as said from import_row where done_at is not null group by import_id
      ) as line on line.import_id = id
      left join (
        select import_id, sum(amount) as given from coin_journal join coin_lot on journal_id = coin_journal.id
        where import_id is not null group by import_id
      ) as journal on journal.import_id = id
      where credited <> coalesce(said, 0) or credited <> coalesce(given, 0)
      or credited > alone_up_to and run_by = handed_by`,
  },
  {
    name: 'a balance of an older programme comes with a file of members',
    sql: `select format('journal %s of file %s', coin_journal.id, import_id) as row
      from coin_journal left join import_file on import_file.id = import_id
      where import_id is not null and import_file.kind is distinct from 'members'`,
  },
]
