import { expect } from 'vitest'
import { listInvoices, sendInvoice } from '#contract/invoices.ts'
import {
  claimWaitingInvoice,
  handOverFeed,
  invoicesWaiting,
  officeFeed,
  officeWaitingInvoices,
} from '#contract/invoices-feeds.ts'
import { danfe } from '#server/invoices/reading/test-photo.ts'
import { auditBooks } from '#server/invoices/test-acts.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { newShop } from '#server/testing/feed-files.ts'
import { test } from '#server/testing/feeds-test.ts'
import { zipOf } from '#server/testing/zip.ts'
import { forgetFeedsJob } from './forget-old.ts'
import { takeFeedJob } from './take-feed.ts'

test('a proved invoice of a shop with one member is credited to them, and nobody sent anything', async ({
  given,
  api,
  issued,
  feed,
  database,
  clock,
}) => {
  const shop = newShop()
  const ana = api.as(await given.member({ type: 'attendant', shop }))
  const first = issued({ buyer: shop })
  expect(await feed(zipOf(first, issued({ buyer: shop })))).toMatchObject({
    sent: 2,
    counted: 2,
    is_finished: true,
  })
  const invoices = await ana.call(listInvoices)
  expect(invoices.map(({ status, coins }) => [status, coins])).toEqual([
    ['counted', 149],
    ['counted', 149],
  ])
  expect(await feed(zipOf(first))).toMatchObject({ sent: 0, known: 1 })
  expect(await auditBooks(database, clock.now())).toEqual([])
})

test('where several take part an invoice waits for who names its number, and is credited to them', async ({
  given,
  api,
  issued,
  feed,
  rita,
  readAll,
}) => {
  const shop = newShop()
  const [ana, bea] = [
    api.as(await given.member({ type: 'attendant', shop })),
    api.as(await given.member({ type: 'attendant', shop })),
  ]
  const stranger = api.as(await given.member({ type: 'attendant', shop: newShop() }))
  const { xml, number, key } = issued({ buyer: shop })
  expect(await feed(xml, 'nota.xml')).toMatchObject({ sent: 0, waiting: 1 })
  const listed = (await rita.call(officeWaitingInvoices, {})).items.find(
    ({ access_key }) => access_key === key,
  )
  expect(listed).toMatchObject({
    buyer: shop,
    number,
    distributor: 'Distribuidora Andorinha',
    total_cents: 14_990,
  })
  expect(await stranger.call(invoicesWaiting, { number })).toEqual([])
  expect((await stranger.try(claimWaitingInvoice, { number })).status).toBe(404)
  const found = await bea.call(invoicesWaiting, { number: `000.00${number}` })
  expect(found).toEqual([
    { distributor: 'Distribuidora Andorinha', issued_on: '2026-11-10', total_cents: 14_990 },
  ])
  const claims = await Promise.all([1, 2, 3].map(() => bea.try(claimWaitingInvoice, { number })))
  expect(claims.filter(({ ok }) => ok)).toHaveLength(1)
  await readAll()
  expect((await bea.call(listInvoices))[0]).toMatchObject({ status: 'counted', coins: 149, number })
  expect(await ana.call(listInvoices)).toEqual([])
  expect(await ana.call(invoicesWaiting, { number })).toEqual([])
  expect(await feed(xml, 'nota.xml')).toMatchObject({ known: 1 })
})

test('numbers are not tried one after the other', async ({ given, api, issued, feed }) => {
  const shop = newShop()
  const [ana] = [
    api.as(await given.member({ type: 'attendant', shop })),
    await given.member({ type: 'attendant', shop }),
  ]
  const { xml, number } = issued({ buyer: shop })
  await feed(xml, 'nota.xml')
  for (let wrong = 1; wrong <= 60; wrong++) await ana.try(claimWaitingInvoice, { number: String(wrong) })
  expect((await ana.try(claimWaitingInvoice, { number })).status).toBe(429)
  expect((await ana.try(invoicesWaiting, { number })).status).toBe(429)
})

test('an invoice of a shop where nobody takes part waits, and is forgotten after ninety days', async ({
  issued,
  feed,
  database,
  files,
  rita,
  runJobs,
}) => {
  const { xml, key } = issued({ buyer: newShop() })
  expect(await feed(xml, 'nota.xml')).toMatchObject({ waiting: 1 })
  const { rows } = await database.pool.query('select file_key from waiting_invoice where access_key = $1', [
    key,
  ])
  expect(await files.exists(rows[0].file_key)).toBe(true)
  const waiting = async () =>
    (await rita.call(officeWaitingInvoices, {})).items.map(({ access_key }) => access_key)
  const forget = async () => {
    await database.transaction((tx) => enqueue(tx, forgetFeedsJob, {}))
    await runJobs()
  }
  await forget()
  expect(await waiting()).toContain(key)
  await database.pool.query(
    `update waiting_invoice set received_at = received_at - interval '91 days' where access_key = $1`,
    [key],
  )
  await forget()
  expect(await waiting()).not.toContain(key)
  expect(await files.exists(rows[0].file_key)).toBe(false)
})

test('what nothing comes of is counted by its reason, and nothing of it is kept', async ({
  given,
  issued,
  feed,
  rita,
}) => {
  const shop = newShop()
  await given.member({ type: 'attendant', shop })
  const edited = issued({ buyer: shop }).xml.replace('149.90', '949.90')
  const { id } = await feed(
    zipOf(
      { name: 'editada.xml', content: edited },
      { name: 'antiga.xml', content: issued({ buyer: shop, issuedAt: '2026-05-10T10:15:00-03:00' }).xml },
      {
        name: 'outra.xml',
        content: issued({ buyer: shop, rows: [{ ean: '7890000000000', code: 'X1' }] }).xml,
      },
      { name: 'foto.png', content: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
      { name: 'leia-me.txt', content: 'bom dia' },
      { name: 'pagina.xml', content: '<?xml version="1.0"?><outra/>' },
      { name: 'pasta/', content: '' },
      { name: '__MACOSX/._nota.xml', content: 'x' },
    ),
  )
  const told = await rita.call(officeFeed, { id })
  expect(told).toMatchObject({ sent: 0, refused: 3, not_understood: 3 })
  expect(told.left.map(({ name, reason }) => [name, reason])).toEqual([
    ['editada.xml', 'digest'],
    ['antiga.xml', 'too_old'],
    ['outra.xml', 'products'],
    ['foto.png', 'other_file'],
    ['leia-me.txt', 'other_file'],
    ['pagina.xml', 'other_xml'],
  ])
})

test('a feed that ended in the middle goes on where it was, and a run too many changes nothing', async ({
  given,
  api,
  issued,
  on: _,
  rita,
  readAll,
  world,
  database,
}) => {
  const shop = newShop()
  const ana = api.as(await given.member({ type: 'attendant', shop }))
  const zip = zipOf(...Array.from({ length: 5 }, () => issued({ buyer: shop })))
  const { id } = await rita.call(handOverFeed, { file: new File([zip], 'notas.zip') })
  // The third document cannot be noted, as if the worker had died there.
  await database.pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$;
    create trigger dies before insert on feed_item for each row when (new.entry = 3) execute function fail()`)
  await readAll()
  expect(await rita.call(officeFeed, { id })).toMatchObject({ sent: 2, is_finished: false })
  await database.pool.query('drop trigger dies on feed_item; drop function fail()')
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await Promise.all([readAll(), readAll()])
  expect(await rita.call(officeFeed, { id })).toMatchObject({ sent: 5, counted: 5, is_finished: true })
  await database.transaction((tx) => enqueue(tx, takeFeedJob, { feedId: id }))
  await readAll()
  expect(await ana.call(listInvoices)).toHaveLength(5)
  const { rows } = await database.pool.query('select file_key from feed where id = $1', [id])
  expect(rows[0].file_key).toBeNull()
  expect(world.logLines.join('')).toContain('a job failed')
})

test('a key that a photo only claims is taken over by the signed document of the feed', {
  timeout: 60_000,
}, async ({ given, api, issued, feed, catfood, readAll }) => {
  const shop = newShop()
  const ana = api.as(await given.member({ type: 'attendant', shop }))
  const document = issued({ buyer: shop })
  const image = new File([new Uint8Array(await danfe(document.key))], 'nota.png')
  const products = [{ product_id: catfood.id, value: '149.90' }]
  await ana.call(sendInvoice, { number: document.number, access_key: document.key, image, products })
  await readAll()
  expect(await feed(document.xml, 'nota.xml')).toMatchObject({ sent: 1 })
  const statuses = (await ana.call(listInvoices)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['counted', 'received'])
})

test('in the shadow what a feed brings is left to a person', async ({
  given,
  api,
  issued,
  feed,
  database,
}) => {
  const shop = newShop()
  const ana = api.as(await given.member({ type: 'attendant', shop }))
  await database.pool.query(`update setting set instant_credit = 'shadow'`)
  expect(await feed(issued({ buyer: shop }).xml, 'nota.xml')).toMatchObject({ sent: 1, counted: 0 })
  await database.pool.query(`update setting set instant_credit = 'on'`)
  expect((await ana.call(listInvoices)).map(({ status }) => status)).toEqual(['received'])
})
