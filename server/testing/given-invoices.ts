import { createHash, randomUUID } from 'node:crypto'
import type { InvoiceStatus, PathStep } from '#contract/invoices.ts'
import type { Reading } from '#contract/invoices-reading.ts'
import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { coinsOf, traceOf } from '#domain/earning.ts'
import type { Suitability } from '#domain/feeding-fit.ts'
import { advanceChallenges } from '#server/challenges/advance.ts'
import { creditCoins, reverseCredit } from '#server/coins/movements.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Tx } from '#server/platform/db.ts'

type ProductFacts = {
  title?: string
  pet?: 'dog' | 'cat'
  sku?: string
  ean?: string | null
  /** Coins per real in thousandths. */
  rate?: number
  active?: boolean
  brand?: string
  slug?: string
  food?: Partial<Suitability> & { kcal_per_kg?: number; bag_grams?: number }
}

type InvoiceFacts = {
  member: { id: string }
  rows?: readonly GivenRow[]
  number?: string
  status?: InvoiceStatus
  accessKey?: string
  dueOn?: string
  findings?: number
  reading?: Partial<Reading>
}

type GivenRow = { product: GivenProduct; valueCents: number; recommendation?: string }

export type GivenProduct = {
  id: string
  title: string
  sku: string
  ean: string | null
  rate: number
  slug: string
}

const reasons = { rejected: 'other', incomplete: 'not_legible', reversed: 'shop_returned' } as const
const paths: Record<InvoiceStatus, PathStep[]> = {
  received: ['sent'],
  counted: ['sent', 'counted'],
  rejected: ['sent', 'rejected'],
  incomplete: ['sent', 'photo_requested'],
  reversed: ['sent', 'counted', 'reversed'],
}
const nothingOnPaper: Reading = {
  source: 'none',
  access_key: null,
  number: null,
  issuer: null,
  issued_on: null,
  total_cents: null,
  rows: [],
  findings: [],
}
/** Beyond the weights of real bags, so that no name given here is one that a test gives by itself. */
let things = 100

/** Without files. */
export function givenInvoices({ transaction }: Database, clock: Clock) {
  async function product(facts: ProductFacts = {}): Promise<GivenProduct> {
    const serial = ++things
    const { title = `Quintal Adulto ${serial} kg`, pet = 'dog', rate = 1000, active = true } = facts
    const { sku = `SKU-${serial}`, ean = null, brand = 'Quintal', slug = `produto-${serial}` } = facts
    const { phases = [], ...food } = facts.food ?? {}
    const texts = { 'pt-BR': 'Cães adultos', es: 'Perros adultos', en: 'Adult dogs' }
    const columns = {
      title,
      pet,
      sku,
      ean,
      active,
      brand,
      detail: texts,
      descriptions: texts,
      slug,
      rate_thousandths: rate,
      ...food,
      phases: [...phases],
    }
    const { id } = await transaction((tx) =>
      tx.insertInto('product').values(columns).returning('id').executeTakeFirstOrThrow(),
    )
    return { id, title, sku, ean, rate, slug }
  }

  async function invoice(facts: InvoiceFacts) {
    const { member, status = 'received', number = String(1000 + ++things) } = facts
    const rows = facts.rows ?? [{ product: await product(), valueCents: 10_000 }]
    const earning = rows.map(({ product, valueCents }) => ({
      product: product.title,
      valueCents,
      rateThousandths: product.rate,
    }))
    const coins = coinsOf(earning)
    const isCounted = status === 'counted' || status === 'reversed'
    const now = clock.now()
    const dueOn = facts.dueOn ?? businessDaysAfter(programmeDay(now.epochMilliseconds), 5)
    const columns = {
      member_id: member.id,
      number,
      status,
      sent_at: now,
      due_on: Temporal.PlainDate.from(dueOn),
      access_key: facts.accessKey ?? null,
      file_key: `private/invoices/${randomUUID()}.xml`,
      file_type: 'xml',
      file_clean: true,
      file_sha256: createHash('sha256').update(randomUUID()).digest(),
      findings: facts.findings ?? 0,
      estimate: coins,
      coins: isCounted ? coins : null,
      reason: status in reasons ? reasons[status as keyof typeof reasons] : null,
    } as const
    return transaction(async (tx) => {
      const { id } = await tx.insertInto('invoice').values(columns).returning('id').executeTakeFirstOrThrow()
      await tx
        .insertInto('invoice_row')
        .values(rows.map(rowOf(id, isCounted)))
        .execute()
      const reading = { ...nothingOnPaper, access_key: facts.accessKey ?? null, ...facts.reading }
      await tx.insertInto('invoice_reading').values({ invoice_id: id, read_at: now, reading }).execute()
      const steps = paths[status].map((step) => ({ invoice_id: id, step, at: now }))
      await tx.insertInto('invoice_step').values(steps).execute()
      const note = { number, trace: traceOf(earning) }
      if (isCounted && coins > 0)
        await creditCoins(tx, { memberId: member.id, coins, source: { invoiceId: id }, note, now })
      if (status === 'counted') await advanceChallenges(tx, [{ invoiceId: id, memberId: member.id }], now)
      if (status === 'reversed' && coins > 0) await takeBack(tx, id, number, now)
      return { id, number, coins, dueOn }
    })
  }

  return { product, invoice }
}

function rowOf(invoiceId: string, isCounted: boolean) {
  return ({ product, valueCents, recommendation }: GivenRow, position: number) => ({
    invoice_id: invoiceId,
    position,
    product_id: product.id,
    value_cents: valueCents,
    counted_cents: isCounted ? valueCents : null,
    counted_units: isCounted ? 1 : null,
    rate_thousandths: product.rate,
    recommendation: recommendation ?? null,
  })
}

async function takeBack(tx: Tx, invoiceId: string, number: string, now: Temporal.Instant) {
  await reverseCredit(tx, { credit: { invoiceId }, note: { number }, now })
}
