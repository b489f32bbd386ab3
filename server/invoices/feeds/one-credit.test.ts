import { expect } from 'vitest'
import { statement } from '#contract/coins.ts'
import { listInvoices, sendInvoice } from '#contract/invoices.ts'
import { claimWaitingInvoice, handOverFeed } from '#contract/invoices-feeds.ts'
import { auditBooks } from '#server/invoices/test-acts.ts'
import { newShop } from '#server/testing/feed-files.ts'
import { test } from '#server/testing/feeds-test.ts'
import { zipOf } from '#server/testing/zip.ts'

const senders = 40

test('one key from forty senders of a shop, claimed by each, and in a feed at the same time: one credit', async ({
  given,
  api,
  signed,
  issued,
  on: _,
  rita,
  readAll,
  database,
  clock,
}) => {
  const shop = newShop()
  const people = await Promise.all(
    Array.from({ length: senders }, async () => api.as(await given.member({ type: 'attendant', shop }))),
  )
  const document = issued({ buyer: shop })
  const { xml: __, ...invoice } = signed({ number: document.number, buyer: shop })
  const file = new File([zipOf(document)], 'notas.zip')
  const handOver = () => rita.try(handOverFeed, { file })
  const sent = await Promise.all([
    handOver(),
    ...people.map((person, index) =>
      // Half of them name the key, which is then taken before it is proved.
      person.try(sendInvoice, index % 2 ? { ...invoice, access_key: document.key } : invoice),
    ),
    handOver(),
  ])
  expect(sent.some(({ ok }) => ok)).toBe(true)
  const claims = () => people.map((person) => person.try(claimWaitingInvoice, { number: document.number }))
  await Promise.all([readAll(), readAll(), ...claims()])
  await Promise.all([readAll(), ...claims()])
  await readAll()
  const credits = await Promise.all(
    people.map(async (person) => (await person.call(statement, {})).items.map(({ amount }) => amount)),
  )
  expect(credits.flat()).toEqual([149])
  expect(await auditBooks(database, clock.now())).toEqual([])
})

test('what the only member of a shop sends again and again, and feeds bring besides, is credited once', async ({
  given,
  api,
  signed,
  issued,
  on: _,
  rita,
  readAll,
  database,
  clock,
}) => {
  const shop = newShop()
  const ana = api.as(await given.member({ type: 'attendant', shop }))
  const document = issued({ buyer: shop })
  const { xml: __, ...invoice } = signed({ number: document.number, buyer: shop })
  const handOver = () => rita.try(handOverFeed, { file: new File([document.xml], 'nota.xml') })
  await Promise.all([
    handOver(),
    ...Array.from({ length: senders }, () => ana.try(sendInvoice, invoice)),
    handOver(),
    readAll(),
  ])
  await Promise.all([readAll(), readAll(), handOver()])
  await readAll()
  const counted = (await ana.call(listInvoices)).filter(({ status }) => status === 'counted')
  expect(counted).toHaveLength(1)
  expect((await ana.call(statement, {})).items.map(({ amount }) => amount)).toEqual([149])
  expect(await auditBooks(database, clock.now())).toEqual([])
})
