import { expect } from 'vitest'
import { oneInvoice, sendInvoice } from '#contract/invoices.ts'
import { officeInvoice } from '#contract/invoices-office.ts'
import { danfe } from '#server/invoices/reading/test-photo.ts'
import { newShop } from '#server/testing/feed-files.ts'
import { test } from '#server/testing/feeds-test.ts'

test('a photo of an invoice that its distributor has handed over is credited at once', {
  timeout: 60_000,
}, async ({ given, api, issued, feed, rita, catfood, readAll }) => {
  const [shop, other] = [newShop(), newShop()]
  const [ana] = await Promise.all(
    [shop, shop].map(async (at) => api.as(await given.member({ type: 'attendant', shop: at }))),
  )
  const stranger = api.as(await given.member({ type: 'attendant', shop: other }))
  if (!ana) throw new Error('two members were wanted')
  const [mine, theirs] = [issued({ buyer: shop }), issued({ buyer: shop })]
  for (const { xml } of [mine, theirs]) expect(await feed(xml, 'nota.xml')).toMatchObject({ waiting: 1 })
  const photograph = async (person: typeof ana, { key, number }: typeof mine) => {
    const image = new File([new Uint8Array(await danfe(key))], 'nota.png')
    const products = [{ product_id: catfood.id, value: '149.90' }]
    const { id } = await person.call(sendInvoice, { number, image, products })
    await readAll()
    return { id, invoice: await person.call(oneInvoice, { id }) }
  }
  const own = await photograph(ana, mine)
  expect((await rita.call(officeInvoice, { id: own.id })).reading?.findings).toEqual([])
  expect(own.invoice).toMatchObject({ status: 'counted', coins: 149 })
  expect((await photograph(stranger, theirs)).invoice.status).toBe('received')
})
