import { expect } from 'vitest'
import { listInvoices } from '#contract/invoices.ts'
import {
  createFeedKey,
  feedKeys,
  handOverFeed,
  officeFeed,
  officeFeeds,
  revokeFeedKey,
} from '#contract/invoices-feeds.ts'
import { eventXml, newShop } from '#server/testing/feed-files.ts'
import { test as base } from '#server/testing/feeds-test.ts'

const test = base.extend('admin', async ({ given, api }) => api.as(await given.staff({ role: 'admin' })))

test('a distributor hands over with its key, which is told once and can be revoked', async ({
  given,
  api,
  admin,
  on: distributor,
  issued,
  readAll,
  database,
  clock,
}) => {
  const shop = newShop()
  const ana = api.as(await given.member({ type: 'attendant', shop }))
  const { key, id: keyId } = await admin.call(createFeedKey, { id: distributor.id })
  expect(key).toMatch(/^petisco-feed-[\w-]{43}$/)
  const { rows } = await database.pool.query('select to_jsonb(feed_key) as all from feed_key where id = $1', [
    keyId,
  ])
  expect(JSON.stringify(rows)).not.toContain(key.slice(13))
  const program = api.as({ token: key })
  const { id } = await program.call(handOverFeed, {
    file: new File([issued({ buyer: shop }).xml], 'lote.xml'),
  })
  await readAll()
  expect((await ana.call(listInvoices))[0]).toMatchObject({ status: 'counted' })
  expect(await admin.call(officeFeed, { id })).toMatchObject({
    door: 'key',
    from: 'Distribuidora Andorinha',
    file_name: 'lote.xml',
  })
  expect(await admin.call(feedKeys, { id: distributor.id })).toEqual([
    { id: keyId, created_at: clock.now().toString(), last_used_at: clock.now().toString() },
  ])
  expect((await program.try(officeFeeds, {})).status).toBe(403)
  await admin.call(revokeFeedKey, { id: distributor.id, key_id: keyId })
  const refused = await program.try(handOverFeed, { file: new File(['x'], 'lote.xml') })
  expect(refused.status).toBe(401)
  expect((await api.as({ token: `${key}x` }).try(handOverFeed, { file: new File(['x'], 'x') })).status).toBe(
    401,
  )
  expect(await admin.call(feedKeys, { id: distributor.id })).toEqual([])
})

test('the key of another distributor changes nothing of this one’s', async ({
  given,
  api,
  admin,
  issued,
  feed,
  readAll,
}) => {
  const shop = newShop()
  const ana = api.as(await given.member({ type: 'attendant', shop }))
  const other = await given.distributor({ title: 'Distribuidora Bem-te-vi', cnpjs: ['19131243000197'] })
  const program = api.as({ token: (await admin.call(createFeedKey, { id: other.id })).key })
  const counted = issued({ buyer: shop })
  await feed(counted.xml, 'nota.xml')
  const handed = await Promise.all(
    [issued({ buyer: shop }).xml, eventXml(counted.key)].map((content) =>
      program.call(handOverFeed, { file: new File([content], 'lote.xml') }),
    ),
  )
  await readAll()
  for (const { id } of handed) {
    const { refused, left } = await admin.call(officeFeed, { id })
    expect([refused, left[0]?.reason]).toEqual([1, 'other_distributor'])
  }
  expect((await ana.call(listInvoices)).map(({ status }) => status)).toEqual(['counted'])
})
