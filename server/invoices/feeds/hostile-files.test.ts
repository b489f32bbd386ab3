import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { handOverFeed, largestFeedBytes } from '#contract/invoices-feeds.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { eventXml, newShop } from '#server/testing/feed-files.ts'
import { test } from '#server/testing/feeds-test.ts'
import { zipOf } from '#server/testing/zip.ts'

const one = { name: 'nota.xml', content: '<nota/>' }

test.for([
  ['a ZIP cut short', zipOf(one).subarray(0, -30), 'feed_file_broken'],
  ['a ZIP with nothing in it', zipOf(), 'feed_file_broken'],
  ['a ZIP whose directory lies', Buffer.concat([zipOf(one).subarray(0, 60), zipOf(one)]), 'feed_file_broken'],
  [
    'a ZIP of too many',
    zipOf(...Array.from({ length: 20_001 }, () => ({ name: 'a', content: '' }))),
    'feed_file_full',
  ],
  ['a ZIP that says it is huge', zipOf({ ...one, claimedBytes: 2 ** 31 }), 'feed_file_full'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'feed_file_type'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'feed_file_type'],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0', 'latin1'), 'feed_file_type'],
] as const)('%s is refused with words', async ([, content, code], { rita, database }) => {
  const { status, answer } = await rita.try(handOverFeed, { file: new File([content], 'x.zip') })
  expect(status).toBe(422)
  expect(answer).toMatchObject({ errors: { file: [textsIn('pt-BR').refusals[code]] } })
  const { rows } = await database.pool.query('select count(*)::int as count from feed')
  expect(rows[0].count).toBe(0)
})

test('what a ZIP hides is counted as not understood, and what is right beside it counts', async ({
  given,
  issued,
  feed,
}) => {
  const shop = newShop()
  await given.member({ type: 'attendant', shop })
  const good = issued({ buyer: shop })
  const bomb = Buffer.alloc(20_000_000)
  const told = await feed(
    zipOf(
      { name: '../../etc/passwd', content: 'root' },
      { name: 'C:\\windows\\x.xml', content: '<outro/>' },
      { name: 'larger.xml', content: bomb },
      { name: 'lies.xml', content: bomb, claimedBytes: 100 },
      { name: 'secret.xml', content: good.xml, isEncrypted: true },
      { name: 'inside.zip', content: zipOf(good) },
      { name: 'entities.xml', content: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><NFe>&b;</NFe>' },
      { name: `${'long'.repeat(2000)}.xml`, content: '<x' },
      { name: 'danfe.pdf', content: `%PDF-1.7 ${good.key}` },
      { name: `cancel\u202e\0.csv`, content: 'nothing here' },
      { ...good, name: `../${good.name}` },
    ),
  )
  expect(told).toMatchObject({ sent: 1, counted: 1, cancelled: 0, not_understood: 10, is_finished: true })
})

test('a file that is larger than any photo is taken, and one above the limit is not', async ({
  feed,
  rita,
}) => {
  const told = await feed(zipOf({ name: 'x.bin', content: randomBytes(12_000_000) }))
  expect(told).toMatchObject({ not_understood: 1, is_finished: true })
  const file = new File([new Uint8Array(largestFeedBytes + 1)], 'x.zip')
  expect((await rita.try(handOverFeed, { file })).status).toBe(413)
})

test('a file of many events is taken event by event', async ({ given, issued, feed, database }) => {
  const shop = newShop()
  await given.member({ type: 'attendant', shop })
  const all = Array.from({ length: 3 }, () => issued({ buyer: shop }))
  await feed(zipOf(...all))
  const events = all.map(({ key }) => eventXml(key).replace(/<\?xml.*?\?>/, '')).join('')
  expect(await feed(`<eventos>${events}</eventos>`, 'eventos.xml')).toMatchObject({ cancelled: 3 })
  const { rows } = await database.pool.query(
    `select count(*)::int as count from invoice where status = 'reversed' and access_key = any($1)`,
    [all.map(({ key }) => key)],
  )
  expect(rows[0].count).toBe(3)
})
