import { expect } from 'vitest'
import { statement } from '#contract/coins.ts'
import { checkAccessKey, creditAtOnce, listInvoices, oneInvoice, sendInvoice } from '#contract/invoices.ts'
import { approveInvoice, officeInvoice, reverseInvoice } from '#contract/invoices-office.ts'
import { decidedInvoices } from '#contract/invoices-review.ts'
import { currentUser } from '#contract/members.ts'
import { listNotifications } from '#contract/notifications.ts'
import { ledgerFindings } from '#server/coins/audit.ts'
import { invoiceChecks } from '#server/invoices/ledger-checks.ts'
import { keyOf } from '#server/invoices/proof/test-signed-invoice.ts'
import { photoOf, printedPage } from '#server/invoices/reading/test-photo.ts'
import { auditBooks } from '#server/invoices/test-acts.ts'
import { aroundTriggers } from '#server/testing/around-triggers.ts'
import { test as base } from '#server/testing/signed-test.ts'

const test = base.extend('judged', ({ database }) => async (invoiceId: string) => {
  const { rows } = await database.pool.query(
    'select mode, fell_short, coins::int, is_credited, rules from instant_judgement where invoice_id = $1',
    [invoiceId],
  )
  return rows[0]
})

test('a signed invoice is counted within its reading, told, and in the books', async ({
  attendant,
  send,
  api,
  given,
  judged,
  database,
  clock,
  mailbox,
}) => {
  const ana = await attendant()
  const invoice = await send(ana)
  expect(invoice).toMatchObject({
    status: 'counted',
    coins: 149,
    path: [{ step: 'sent' }, { step: 'counted' }],
  })
  expect(await judged(invoice.id)).toMatchObject({
    mode: 'on',
    fell_short: null,
    coins: 149,
    is_credited: true,
  })
  const [line] = (await ana.call(statement, {})).items
  expect(line).toMatchObject({ kind: 'invoice_credit', amount: 149, number: invoice.number })
  expect((await ana.call(listNotifications))[0]?.title).toBe(
    `Nota ${invoice.number} creditada na hora: +149 moedas. Liberadas em 18/11/2026 às 14:02.`,
  )
  expect(invoice.at_once).toEqual({ state: 'credited', opens_at: '2026-11-18T17:02:00Z', missing: null })
  expect(line?.opens_at).toBe('2026-11-18T17:02:00Z')
  const { rewards } = await ana.call(currentUser)
  expect(rewards).toMatchObject({ coins: 0, opening: [{ at: '2026-11-18T17:02:00Z', coins: 149 }] })
  expect(mailbox.messages.at(-1)?.text).toContain('Liberadas para gastar em 18/11/2026 às 14:02.')
  const rita = api.as(await given.staff())
  const { items } = await rita.call(decidedInvoices, {})
  expect(items.find(({ id }) => id === invoice.id)).toMatchObject({ decided_by: null, state: 'done' })
  const seen = await rita.call(officeInvoice, { id: invoice.id })
  expect(seen.decision).toMatchObject({ by: null, is_mine: false })
  await rita.call(reverseInvoice, { id: invoice.id, version: seen.version, reason: 'cancelled_later' })
  expect(await ana.call(oneInvoice, { id: invoice.id })).toMatchObject({ status: 'reversed' })
  expect(await auditBooks(database, clock.now())).toEqual([])
})

test('coins that are held open when the hold is over, counted from receipt', async ({
  attendant,
  on: _,
  signed,
  readAll,
  clock,
}) => {
  const ana = await attendant()
  const { xml: __, ...invoice } = signed()
  const { id } = await ana.call(sendInvoice, invoice)
  expect((await ana.call(oneInvoice, { id })).at_once).toMatchObject({ state: 'checking' })
  // No worker for three days: nothing is left of the hold.
  clock.advance({ hours: 72 })
  await readAll()
  expect((await ana.call(oneInvoice, { id })).at_once).toMatchObject({ state: 'credited', opens_at: null })
  expect((await ana.call(currentUser)).rewards.coins).toBe(149)
  clock.set('2026-11-17T17:02:00Z')
})

test('a bonus that it reaches is held as long as its coins', async ({ attendant, send, given, catfood }) => {
  await given.challenge({
    title: 'Gatos',
    goal: { target: 14_990, bonus: 50, products: [catfood] },
  })
  const ana = await attendant()
  await send(ana)
  expect((await ana.call(currentUser)).rewards).toMatchObject({
    coins: 0,
    opening: [{ at: '2026-11-18T17:02:00Z', coins: 199 }],
  })
})

test('whether anything is credited at once is known before sending', async ({
  attendant,
  on: _,
  world,
  database,
}) => {
  const ana = await attendant()
  expect(await ana.call(creditAtOnce)).toEqual({ is_offered: true })
  await using blind = await world.anotherProcess({ trustDir: undefined })
  expect(await blind.api.as(ana).call(creditAtOnce)).toEqual({ is_offered: false })
  await database.pool.query(`update setting set instant_credit = 'shadow'`)
  expect(await ana.call(creditAtOnce)).toEqual({ is_offered: false })
  await database.pool.query(`update setting set instant_credit = 'on'`)
})

test('what was reversed is remembered: the next goes to a person', async ({
  attendant,
  send,
  judged,
  api,
  given,
}) => {
  const ana = await attendant()
  const first = await send(ana)
  const rita = api.as(await given.staff())
  const { version } = await rita.call(officeInvoice, { id: first.id })
  await rita.call(reverseInvoice, { id: first.id, version, reason: 'cancelled_later' })
  const second = await send(ana)
  expect(second.status).toBe('received')
  expect(await judged(second.id)).toMatchObject({ fell_short: 'reversals', is_credited: false })
})

test.for([
  ['a protocol of another document', { protocol: { digVal: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } }, 'proof'],
  ['another shop as buyer', { buyer: '11222333000181' }, 'buyer'],
  ['a product by its name alone', { rows: [{ ean: 'SEM GTIN', name: 'Serena Gatos 10 kg' }] }, 'rows'],
  ['a value above the limit', { rows: [{ value: '1501.00' }], total: '1501.00', typed: '1501.00' }, 'amount'],
  ['less signed than typed', { rows: [{ value: '100.00' }], total: '149.90' }, 'findings'],
] as const)(
  '%s: it waits for a person, who sees why',
  async ([, said, rule], { attendant, send, judged }) => {
    const invoice = await send(await attendant(), said)
    expect(invoice.status).toBe('received')
    expect(invoice.at_once).toEqual({ state: 'review', opens_at: null, missing: rule })
    expect(await judged(invoice.id)).toMatchObject({ mode: 'on', fell_short: rule, is_credited: false })
  },
)

test('the distributor’s own code is enough, and two products for it are not', async ({
  attendant,
  send,
  judged,
  database,
  catfood,
  given,
}) => {
  const staff = await given.staff()
  const list = (code: string, product: string, wording: string | null) =>
    database.pool.query(
      `insert into product_wording (issuer, wording, code, product_id, confirmed_by, confirmed_at)
       values ('11222333', $1, $2, $3, $4, now())`,
      [wording, code, product, staff.id],
    )
  await list('A-1', catfood.id, null)
  const rows = [{ ean: 'SEM GTIN', code: 'a-1', name: 'QUALQUER COISA' }]
  expect((await send(await attendant(), { rows })).status).toBe('counted')
  await list('A-1', (await given.product()).id, 'OUTRO NOME')
  const unsure = await send(await attendant(), { rows })
  expect(await judged(unsure.id)).toMatchObject({ fell_short: 'rows' })
})

test('in the shadow nothing is given, and what would have been is kept', async ({
  attendant,
  send,
  judged,
  database,
  distributor,
}) => {
  await database.pool.query(`update distributor set instant_credit = 'shadow' where id = $1`, [
    distributor.id,
  ])
  const invoice = await send(await attendant())
  expect(invoice.status).toBe('received')
  expect(await judged(invoice.id)).toMatchObject({
    mode: 'shadow',
    fell_short: null,
    coins: 149,
    is_credited: false,
  })
  await database.pool.query(`update distributor set instant_credit = 'off' where id = $1`, [distributor.id])
  const silent = await send(await attendant())
  expect([silent.status, await judged(silent.id)]).toEqual(['received', undefined])
  await database.pool.query(`update distributor set instant_credit = 'on' where id = $1`, [distributor.id])
})

test('off for all goes before on for one, and without a trust folder nothing is judged', async ({
  attendant,
  send,
  signed,
  judged,
  database,
  runJobs,
}) => {
  const ana = await attendant()
  await database.pool.query(`update setting set instant_credit = 'off'`)
  expect(await judged((await send(ana)).id)).toBeUndefined()
  await database.pool.query(`update setting set instant_credit = 'on'`)
  const { xml: _, ...invoice } = signed()
  const { id } = await ana.call(sendInvoice, invoice)
  await runJobs()
  expect([(await ana.call(oneInvoice, { id })).status, await judged(id)]).toEqual(['received', undefined])
})

test('limits of a day hold for one member, in documents and in coins, until midnight in São Paulo', async ({
  attendant,
  send,
  judged,
  database,
  clock,
}) => {
  const [ana, bia] = [await attendant(), await attendant()]
  await database.pool.query('update setting set instant_day_documents = 2')
  const outcomes = [await send(ana), await send(ana), await send(ana), await send(bia)]
  expect(outcomes.map(({ status }) => status)).toEqual(['counted', 'counted', 'received', 'counted'])
  expect(await judged(outcomes[2]?.id ?? '')).toMatchObject({ fell_short: 'day_documents' })
  await database.pool.query('update setting set instant_day_documents = 1000, instant_day_coins = 447')
  expect((await send(ana)).status).toBe('counted')
  const over = await send(ana)
  expect(await judged(over.id)).toMatchObject({ fell_short: 'day_coins' })
  clock.set('2026-11-18T03:00:00Z')
  expect((await send(ana)).status).toBe('counted')
  clock.set('2026-11-17T17:02:00Z')
  await database.pool.query('update setting set instant_day_coins = 1000000')
})

test('one document that forty send at once earns once', { timeout: 60_000 }, async ({
  attendant,
  on: _,
  signed,
  readAll,
  database,
  clock,
}) => {
  const { xml: __, ...invoice } = signed()
  const people = await Promise.all(Array.from({ length: 40 }, attendant))
  // Nobody's device has read the key, so that each of them gets past the door.
  await Promise.all(people.map((person) => person.call(sendInvoice, invoice)))
  await Promise.all([readAll(), readAll(), readAll()])
  const invoices = (await Promise.all(people.map((person) => person.call(listInvoices)))).flat()
  expect(invoices.filter(({ status }) => status === 'counted')).toHaveLength(1)
  expect(invoices.filter(({ status }) => status === 'received')).toHaveLength(39)
  expect(await auditBooks(database, clock.now())).toEqual([])
})

test('a proved document takes its key from a photo that only claims it, which goes to a person', async ({
  attendant,
  on: _,
  signed,
  readAll,
  catfood,
  api,
  given,
  judged,
}) => {
  const [cheat, ana, rita] = [await attendant(), await attendant(), api.as(await given.staff())]
  const { xml: __, ...invoice } = signed()
  const access_key = keyOf({ number: invoice.number })
  const image = new Blob([new Uint8Array(await photoOf(await printedPage('Nota')))])
  const products = [{ product_id: catfood.id, value: '149.90' }]
  const claim = await cheat.call(sendInvoice, { number: invoice.number, access_key, products, image })
  await readAll()
  expect(await ana.call(checkAccessKey, { key: access_key })).toMatchObject({ state: 'used' })
  expect(await ana.call(checkAccessKey, { key: access_key, file: 'xml' })).toMatchObject({ state: 'new' })
  const { id } = await ana.call(sendInvoice, { ...invoice, access_key })
  await readAll()
  expect(await ana.call(oneInvoice, { id })).toMatchObject({ status: 'counted', coins: 149 })
  expect(await judged(id)).toMatchObject({ is_credited: true })
  const outdone = await rita.call(officeInvoice, { id: claim.id })
  expect(outdone).toMatchObject({ status: 'received', access_key: null })
  expect(outdone.reading?.findings).toContainEqual({
    code: 'duplicate',
    facts: { by: 'key', invoice_id: id, same_member: false },
  })
  const approval = await rita.try(approveInvoice, { id: claim.id, version: outdone.version })
  expect(approval).toMatchObject({ status: 409, answer: { code: 'invoice_used' } })
})

test('an invoice of another shop keeps nobody from sending their own, and takes no key from them', async ({
  attendant,
  on: _,
  signed,
  readAll,
  given,
  api,
  catfood,
}) => {
  const stranger = api.as(await given.member({ type: 'attendant', shop: '11222333000181' }))
  const [ana, bia] = [await attendant(), await attendant()]
  const withKey = ({ xml: __, ...invoice }: ReturnType<typeof signed>) => ({
    ...invoice,
    access_key: keyOf({ number: invoice.number }),
  })
  const [first, second] = [withKey(signed()), withKey(signed())]
  await stranger.call(sendInvoice, first)
  await readAll()
  const { id } = await ana.call(sendInvoice, first)
  await readAll()
  expect((await ana.call(oneInvoice, { id })).status).toBe('counted')
  const image = new Blob([new Uint8Array(await photoOf(await printedPage('Nota')))])
  const products = [{ product_id: catfood.id, value: '149.90' }]
  await bia.call(sendInvoice, { ...second, products, image })
  await readAll()
  await stranger.call(sendInvoice, second)
  await readAll()
  expect(await bia.call(checkAccessKey, { key: second.access_key })).toMatchObject({ state: 'yours' })
})

test('a key that has earned with a photo stays used', async ({
  attendant,
  on: _,
  signed,
  given,
  catfood,
}) => {
  const { xml: __, ...invoice } = signed()
  const accessKey = keyOf({ number: invoice.number })
  const rows = [{ product: catfood, valueCents: 14_990 }]
  await given.invoice({ member: await attendant(), status: 'counted', accessKey, rows })
  const late = await (await attendant()).try(sendInvoice, { ...invoice, access_key: accessKey })
  expect(late).toMatchObject({ status: 409, answer: { code: 'invoice_used' } })
})

test('what nobody approved and no rule allowed cannot be written, and is found by the audit', async ({
  attendant,
  send,
  world,
  clock,
}) => {
  const invoice = await send(await attendant())
  const give = `insert into invoice_decision
    (invoice_id, decision, round, decided_at, takes_effect_at, coins, counted, undone_at)
    select id, 'approve', 1, now(), now(), 900, '[]', now() from invoice where id = $1`
  await expect(world.database.pool.query(give, [invoice.id])).rejects.toMatchObject({
    constraint: 'invoice_decision_by_somebody_or_by_rule',
  })
  await aroundTriggers(world.databaseUrl, async (client) => {
    await client.query(give, [invoice.id])
    const found = await ledgerFindings(
      invoiceChecks,
      clock.now(),
      async (text) => (await client.query(text)).rows,
    )
    expect(found.map(({ row }) => row).join()).toContain(
      `invoice ${invoice.id}: approved by nobody for 900 coins, judged on for 149`,
    )
  })
})

test('a code on a signed invoice pays at once and opens with it, unless something speaks against the code', async ({
  attendant,
  on: _,
  signed,
  readAll,
  catfood,
  given,
  api,
  database,
}) => {
  const vera = await given.member({ type: 'veterinarian' })
  const ana = await attendant()
  const sendWith = async (recommendation: string) => {
    const { products, ...form } = await signed()
    const rows = products.map((row) => ({ ...row, recommendation }))
    const { id } = await ana.call(sendInvoice, { ...form, products: rows })
    await readAll()
    return ana.call(oneInvoice, { id })
  }
  const [opened, unopened] = [
    await given.lead({ member: vera, product: catfood }),
    await given.lead({ member: vera, product: catfood }),
  ]
  // The invoice is some days old.
  await database.pool.query(`update recommendation set created_at = created_at - interval '30 days'`)
  await database.pool.query('update recommendation set opened_at = created_at where code = $1', [opened.code])
  expect(await sendWith(opened.code)).toMatchObject({ status: 'counted', at_once: { state: 'credited' } })
  const [line] = (await api.as(vera).call(statement, {})).items
  expect(line).toMatchObject({
    kind: 'recommendation_credit',
    amount: 74,
    opens_at: '2026-11-18T17:02:00Z',
  })
  expect(await sendWith(unopened.code)).toMatchObject({
    status: 'received',
    at_once: { state: 'review', missing: 'recommendations' },
  })
})
