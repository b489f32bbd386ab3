import { createHash } from 'node:crypto'
import type { PathStep } from '#contract/invoices.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { coinsOf, traceOf } from '#domain/earning.ts'
import { advanceChallenges } from '#server/challenges/advance.ts'
import { creditCoins, reverseCredit } from '#server/coins/movements.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { demoProducts } from './demo-catalogue.ts'
import { type DemoInvoice, demoInvoices } from './demo-invoices.ts'
import { bagsFor } from './demo-purchases.ts'
import { addChallenges } from './seed-challenges.ts'
import { addPublicFile, demoFile, memberIdOf, momentBefore, type Seeding } from './seed-world.ts'

export async function addInvoices(tx: Tx, { files, now }: Seeding, sender: string) {
  const products = await addProducts(tx, files)
  await addChallenges(tx, { files, now })
  const memberId = await memberIdOf(tx, sender)
  for (const invoice of demoInvoices) {
    const rows = rowsOf(invoice, products)
    const id = await addInvoice(tx, { files, now, memberId, invoice, rows })
    await addHistory(tx, { id, now, memberId, invoice, rows })
  }
}

async function addProducts(tx: Tx, files: Files): Promise<ReadonlyMap<string, RatedProduct>> {
  for (const picture of new Set(demoProducts.map(({ picture }) => picture)))
    await addPublicFile(files, `demo/${picture}.webp`, `products/${picture}.webp`)
  const rows = demoProducts.map(({ picture, rate, ...product }) => ({
    ...product,
    rate_thousandths: rate,
    image_file: `demo/${picture}.webp`,
  }))
  const added = await tx
    .insertInto('product')
    .values(rows)
    .returning(['id', 'sku', 'title', 'rate_thousandths as rate'])
    .execute()
  return new Map(added.map(({ sku, ...product }) => [sku, product]))
}

type RatedProduct = { id: string; title: string; rate: number }
type DemoRow = {
  sku: string
  productId: string
  product: string
  rateThousandths: number
  typedCents: number
  valueCents: number
}

function rowsOf({ rows }: DemoInvoice, products: ReadonlyMap<string, RatedProduct>): DemoRow[] {
  return rows.map(({ sku, valueCents, countedCents = valueCents }) => {
    const product = products.get(sku)
    if (!product) throw new Error(`the demo has no product ${sku}`)
    const { id, title, rate } = product
    const cents = { typedCents: valueCents, valueCents: countedCents }
    return { sku, productId: id, product: title, rateThousandths: rate, ...cents }
  })
}

type NewInvoice = Seeding & { memberId: string; invoice: DemoInvoice; rows: readonly DemoRow[] }

async function addInvoice(tx: Tx, { files, now, memberId, invoice, rows }: NewInvoice): Promise<string> {
  const { number, status, reason = null } = invoice
  const sent_at = momentBefore(now, invoice.sentHoursAgo, number)
  const dueOn = businessDaysAfter(programmeDay(sent_at.epochMilliseconds), 5)
  const isCounted = wasCounted(invoice)
  const { id } = await tx
    .insertInto('invoice')
    .values({
      member_id: memberId,
      number,
      status,
      sent_at,
      due_on: Temporal.PlainDate.from(dueOn),
      ...(await addReceipt(files, number)),
      file_type: 'webp',
      file_clean: true,
      estimate: coinsOf(rows.map((row) => ({ ...row, valueCents: row.typedCents }))),
      coins: isCounted ? coinsOf(rows) : null,
      reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = rows.map((row, position) => ({
    invoice_id: id,
    position,
    product_id: row.productId,
    value_cents: row.typedCents,
    counted_cents: isCounted ? row.valueCents : null,
    counted_units: isCounted ? bagsFor(row.sku, row.valueCents) : null,
    rate_thousandths: row.rateThousandths,
  }))
  await tx.insertInto('invoice_row').values(lines).execute()
  return id
}

function wasCounted({ status }: DemoInvoice) {
  return status === 'counted' || status === 'reversed'
}

async function addReceipt(files: Files, number: string) {
  const picture = await demoFile(`receipts/${number}.webp`)
  const file_key = `private/invoices/demo-${number}.webp`
  await files.put(file_key, picture)
  return { file_key, file_sha256: createHash('sha256').update(picture).digest() }
}

type History = Omit<NewInvoice, 'files'> & { id: string }

async function addHistory(tx: Tx, { id, now, memberId, invoice, rows }: History) {
  const { number, status, sentHoursAgo, decidedHoursAgo, reversedHoursAgo } = invoice
  const facts = { number, coins: coinsOf(rows) }
  const at = (hours = 0) => momentBefore(now, hours, number)
  const step = async (step: PathStep, hours = 0) => {
    await tx
      .insertInto('invoice_step')
      .values({ invoice_id: id, step, at: at(hours) })
      .execute()
  }
  const message = { memberId, link: linkTo(memberPaths.invoice, { id }), now: at(decidedHoursAgo) } as const
  await step('sent', sentHoursAgo)
  if (wasCounted(invoice)) {
    const credit = { memberId, coins: facts.coins, source: { invoiceId: id }, now: at(decidedHoursAgo) }
    await creditCoins(tx, { ...credit, note: { number, trace: traceOf(rows) } })
    await step('counted', decidedHoursAgo)
    await notify(tx, { ...message, kind: 'invoice_counted', facts })
    await advanceChallenges(tx, [{ invoiceId: id, memberId }], at(decidedHoursAgo))
  }
  if (status === 'reversed') {
    const reversal = { credit: { invoiceId: id }, now: at(reversedHoursAgo) }
    await reverseCredit(tx, { ...reversal, note: { number, reasons: await textsOf(tx, invoice) } })
    await step('reversed', reversedHoursAgo)
    await notify(tx, { ...message, kind: 'invoice_reversed', facts, now: at(reversedHoursAgo) })
  }
  if (status === 'rejected' || status === 'incomplete') {
    await step(status === 'rejected' ? 'rejected' : 'photo_requested', decidedHoursAgo)
    await notify(tx, { ...message, kind: `invoice_${status}`, facts: { number } })
  }
}

async function textsOf(tx: Tx, { reason = '' }: DemoInvoice) {
  const { texts } = await tx
    .selectFrom('decision_reason')
    .select('texts')
    .where('code', '=', reason)
    .executeTakeFirstOrThrow()
  return texts
}
