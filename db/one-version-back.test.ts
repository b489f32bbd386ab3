import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const folder = new URL('./migrations/', import.meta.url)

/** From here on a version leaves in place what the one before it uses: both run during an update. */
const first = '0038'

const takesAway =
  /drop (?:table|column|function|type|view|schema)|rename (?:to|column)|alter column \w+ (?:type|set not null)/i

/** Why the version before goes on without it. */
const reasons: Readonly<Record<string, string>> = {
  '0038_audit.sql: alter table coin_lot alter column lifetime_months set not null;':
    'the column is new, and is written by a function of the same migration',
  '0039_keeps_working.sql: drop function lock_wishes(wish[]);':
    'only redeem_prizes calls it, which is replaced in the same transaction',
  '0045_coins_that_open.sql: drop function receive_coins(coin_account, bigint, bigint, text, jsonb, timestamptz);':
    'what calls it finds the one made in the same transaction, whose last argument may be left out',
  '0045_coins_that_open.sql: drop function credit_coins(uuid, bigint, text, uuid, jsonb, timestamptz);':
    'what calls it finds the one made in the same transaction, whose last argument may be left out',
  '0051_api_keys.sql: alter table feed_key rename to api_key;':
    'a view with the old name takes what the version before reads and writes',
  '0051_api_keys.sql: alter index feed_key_pkey rename to api_key_pkey;': 'no statement names an index',
  '0051_api_keys.sql: alter index feed_key_of_distributor rename to api_key_of_distributor;':
    'no statement names an index',
  '0082_shops_of_purchases.sql: alter table recommended_purchase alter column shop set not null;':
    'the column is new, and a trigger of the same migration fills it',
  "0085_partitions.sql: execute format('alter table %s rename to %I', later, parent || '_moved');":
    'no statement names a partition',
  "0085_partitions.sql: execute format('drop table %s', moved);": 'its rows have been moved to their months',
  '0085_partitions.sql: alter table notification rename to notification_earlier;':
    'a table with the old name is made in the same transaction, of which this one becomes a part',
  '0085_partitions.sql: alter table audit_entry rename to audit_entry_earlier;':
    'a table with the old name is made in the same transaction, of which this one becomes a part',
  '0085_partitions.sql: drop function attach_earlier(text);': 'it was made in the same migration',
}

test('what a migration takes away was not used by the version before it', async () => {
  const names = (await readdir(folder)).filter((name) => name >= first).sort()
  const found: string[] = []
  for (const name of names)
    for (const line of (await readFile(new URL(name, folder), 'utf8')).split('\n'))
      if (takesAway.test(line) && !line.startsWith('--')) found.push(`${name}: ${line.trim()}`)
  expect(found).toEqual(Object.keys(reasons))
})
