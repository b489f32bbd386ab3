import { createHash } from 'node:crypto'
import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { coinsOf } from '#domain/earning.ts'
import { takeBackFromChallenges } from '#server/challenges/take-back.ts'
import { reverseCredit } from '#server/coins/movements.ts'
import { countRecommendations } from '#server/invoices/effects/count-recommendations.ts'
import { eraseLead } from '#server/leads/own-leads.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { takeBackRecommendations } from '#server/recommendations/take-back.ts'
import {
  type DemoSale,
  demoCodesInQueue,
  demoErased,
  demoListed,
  demoOpenings,
  demoSales,
} from './demo-sales.ts'
import { shopNamed } from './demo-shops.ts'
import { countApproved } from './seed-approvals.ts'
import { demoFile, memberIdOf, momentBefore, type Seeding } from './seed-world.ts'

/** What became of the recommendations to the demo's clients. */
export async function addSales(tx: Tx, { files, now }: Seeding) {
  for (const [client, daysAgo] of Object.entries(demoOpenings))
    await openPage(tx, client, daysBefore(now, daysAgo))
  await addShops(tx, now)
  for (const [index, sale] of demoSales.entries())
    await addSale(tx, files, { ...sale, number: `${3100 + index}`, now })
  for (const [number, client] of Object.entries(demoCodesInQueue))
    await putCode(tx, number, await codeOf(tx, client))
  for (const client of demoErased) {
    const { id, memberId } = await leadOf(tx, client)
    await eraseLead(tx, { id, memberId })
  }
}

async function addShops(tx: Tx, now: Temporal.Instant) {
  for (const { member, shop } of demoListed) {
    const member_id = await memberIdOf(tx, member)
    const { cnpj: _, ...listing } = shopNamed(shop)
    await tx
      .insertInto('shop_listing')
      .values({ member_id, ...listing, listed_at: now.subtract({ hours: 24 * 90 }) })
      .execute()
  }
}

function daysBefore(now: Temporal.Instant, days: number) {
  return momentBefore(now, 24 * days, `${days}`)
}

async function openPage(tx: Tx, client: string, at: Temporal.Instant) {
  const code = await codeOf(tx, client)
  await tx.updateTable('recommendation').set({ opened_at: at }).where('code', '=', code).execute()
}

/** Of the lead, where there is one, or else of the prescription. */
async function codeOf(tx: Tx, client: string): Promise<string> {
  const { code } = await tx
    .selectFrom('recommendation')
    .leftJoin('lead', 'lead.id', 'lead_id')
    .leftJoin('prescription', 'prescription.id', 'prescription_id')
    .select('recommendation.code')
    .where((where) => where.or([where('lead.name', '=', client), where('client_name', '=', client)]))
    .orderBy('recommendation.kind')
    .limit(1)
    .executeTakeFirstOrThrow()
  return code
}

async function leadOf(tx: Tx, client: string) {
  return tx
    .selectFrom('lead')
    .select(['id', 'member_id as memberId'])
    .where('name', '=', client)
    .executeTakeFirstOrThrow()
}

async function putCode(tx: Tx, number: string, code: string) {
  await tx
    .updateTable('invoice_row')
    .from('invoice')
    .set({ recommendation: code })
    .whereRef('invoice.id', '=', 'invoice_row.invoice_id')
    .where('invoice.number', '=', number)
    .execute()
}

type NewSale = DemoSale & { number: string; now: Temporal.Instant }

async function addSale(tx: Tx, files: Files, { number, now, ...sale }: NewSale) {
  const at = daysBefore(now, sale.daysAgo)
  const memberId = await memberIdOf(tx, demoListed[sale.shop]?.member ?? '')
  const product = await tx
    .selectFrom('product')
    .select(['id', 'title', 'food', 'bag_grams', 'rate_thousandths'])
    .where('sku', '=', sale.sku)
    .executeTakeFirstOrThrow()
  const recommendation = await codeOf(tx, sale.client)
  const row = { valueCents: sale.cents, rateThousandths: product.rate_thousandths }
  const invoiceId = await addInvoice(tx, files, { memberId, number, at, estimate: coinsOf([row]) })
  await tx
    .insertInto('invoice_row')
    .values({
      invoice_id: invoiceId,
      position: 0,
      product_id: product.id,
      value_cents: sale.cents,
      rate_thousandths: product.rate_thousandths,
      recommendation,
    })
    .execute()
  await countApproved(tx, { id: invoiceId, by: 'reviewer', at })
  const bought = {
    productId: product.id,
    product: product.title,
    food: product.food,
    bagGrams: product.bag_grams,
  }
  const rows = [{ ...row, ...bought, bags: 1, recommendation }]
  await countRecommendations(tx, { invoiceId, number, rows, opensAt: undefined, now: at })
  if (sale.reversedDaysAgo !== undefined)
    await takeBack(tx, { invoiceId, memberId, number, now: daysBefore(now, sale.reversedDaysAgo) })
}

type NewInvoice = { memberId: string; number: string; at: Temporal.Instant; estimate: number }

async function addInvoice(tx: Tx, files: Files, { memberId, number, at, estimate }: NewInvoice) {
  const picture = await demoFile('receipts/1198.webp')
  const file_key = `private/invoices/demo-${number}.webp`
  await files.put(file_key, picture)
  const day = programmeDay(at.epochMilliseconds)
  const { id } = await tx
    .insertInto('invoice')
    .values({
      member_id: memberId,
      number,
      sent_at: at,
      due_on: Temporal.PlainDate.from(businessDaysAfter(day, 5)),
      file_key,
      // The same picture stands for several papers.
      file_sha256: createHash('sha256').update(picture).update(number).digest(),
      file_type: 'webp',
      file_clean: true,
      estimate,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('invoice_step').values({ invoice_id: id, step: 'sent', at }).execute()
  const nothing = { access_key: null, issuer: null, total_cents: null, rows: [], findings: [] }
  const reading = { ...nothing, source: 'ocr' as const, number, issued_on: day }
  await tx.insertInto('invoice_reading').values({ invoice_id: id, read_at: at, reading }).execute()
  return id
}

type Reversal = { invoiceId: string; memberId: string; number: string; now: Temporal.Instant }

async function takeBack(tx: Tx, { invoiceId, memberId, number, now }: Reversal) {
  await reverseCredit(tx, { credit: { invoiceId }, note: { number }, now })
  await takeBackFromChallenges(tx, { invoiceId, memberId, now })
  await takeBackRecommendations(tx, { invoiceId, number, now })
  await tx
    .updateTable('invoice')
    .set({ status: 'reversed', reason: 'shop_returned' })
    .where('id', '=', invoiceId)
    .execute()
  await tx.insertInto('invoice_step').values({ invoice_id: invoiceId, step: 'reversed', at: now }).execute()
}
