import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Reading } from '#contract/invoices-reading.ts'
import { coinsOf } from '#domain/earning.ts'
import { fiscalKeyDigit } from '#domain/fiscal-key.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { readSettings } from '#server/platform/settings.ts'
import { demoBlind } from './demo-blind.ts'
import { emailOfColleague } from './demo-colleagues.ts'
import { demoInstant } from './demo-instant.ts'
import { issuerOf } from './demo-issuers.ts'
import { type DemoQueued, demoQueue } from './demo-queue.ts'
import { queueDates } from './queue-dates.ts'
import { addApproval, countApproved } from './seed-approvals.ts'
import { addJudgement, proofOf } from './seed-judgements.ts'
import { demoFile, type Seeding } from './seed-world.ts'

type Product = { id: string; sku: string; title: string; ean: string | null; rate: number }

export async function addQueue(tx: Tx, { files, now }: Seeding) {
  const products = await tx
    .selectFrom('product')
    .select(['id', 'sku', 'title', 'ean', 'rate_thousandths as rate'])
    .execute()
  const { invoice_due_business_days: promisedDays } = await readSettings(tx, ['invoice_due_business_days'])
  const ids = new Map<string, string>()
  for (const queued of [...demoQueue, ...demoBlind, ...demoInstant]) {
    const dates = queueDates(queued, { now, promisedDays })
    const stored = await addFile(files, { queued, products, dates })
    const id = await addInvoice(tx, { queued, products, stored, dates })
    ids.set(queued.number, id)
    await addReading(tx, { id, queued, products, ids, dates, now })
    await addPath(tx, { id, queued, dates, now })
  }
}

type Paper = { queued: DemoQueued; products: readonly Product[]; dates: Dates }

async function addFile(files: Files, { queued, products, dates }: Paper) {
  const { number, file } = queued
  const content =
    file === 'xml'
      ? xmlOf({ queued, products, dates })
      : await demoFile(`receipts/${receiptOf(queued)}.${file}`)
  const file_key = `private/invoices/demo-queue-${number}.${file}`
  await files.put(file_key, content)
  const page_keys = file === 'pdf' ? [`private/invoices/demo-queue-${number}-1.webp`] : []
  for (const key of page_keys) await files.put(key, await demoFile(`receipts/${number}-1.webp`))
  return { file_key, page_keys, file_sha256: createHash('sha256').update(content).digest() }
}

/** The number on the document, which may differ from the typed one. */
function receiptOf({ number, key }: DemoQueued): string {
  return key ? String(key[0]) : number
}

type Dates = ReturnType<typeof queueDates>

type NewInvoice = Paper & { stored: Awaited<ReturnType<typeof addFile>> }

async function addInvoice(tx: Tx, { queued, products, stored, dates }: NewInvoice): Promise<string> {
  const { number, sender, file, fingerprint, findings = [] } = queued
  const rows = queued.rows.map((row) => ({ ...row, product: productOf(row.sku, products) }))
  const earning = rows.map(({ cents, product }) => ({ valueCents: cents, rateThousandths: product.rate }))
  const member = tx.selectFrom('member').select('id').where('email', '=', emailOfColleague(sender))
  const { id } = await tx
    .insertInto('invoice')
    .values({
      member_id: member,
      number,
      sent_at: dates.sentAt,
      due_on: Temporal.PlainDate.from(dates.dueOn),
      access_key: keyOf(queued, dates),
      ...stored,
      file_type: file,
      file_clean: true,
      fingerprint: fingerprint ? sql<string>`('x' || ${fingerprint}::text)::bit(64)` : null,
      findings: findings.length,
      estimate: coinsOf(earning),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = rows.map(({ cents, product }, position) => ({
    invoice_id: id,
    position,
    product_id: product.id,
    value_cents: cents,
    rate_thousandths: product.rate,
  }))
  await tx.insertInto('invoice_row').values(lines).execute()
  return id
}

type NewReading = Paper & { id: string; ids: ReadonlyMap<string, string>; now: Temporal.Instant }

async function addReading(tx: Tx, { id, queued, products, ids, dates, now }: NewReading) {
  const { source, read = {}, paper = [], findings = [], regions } = queued
  const issuer = issuerOf(queued)
  const proof = proofOf(queued)
  const reading: Reading = {
    source,
    access_key: keyOf(queued, dates),
    number: read.number ?? null,
    issuer: source === 'none' ? null : issuer,
    issued_on: dates.issuedOn,
    total_cents: read.totalCents ?? null,
    rows: paper.map(({ sku, name, cents, quantity }) => {
      const product = sku ? productOf(sku, products) : undefined
      return {
        name: name ?? product?.title.toUpperCase() ?? '',
        ean: product?.ean ?? null,
        code: sku,
        value_cents: cents,
        quantity,
        product_id: product?.id ?? null,
      }
    }),
    findings: findings.map(({ code, facts = {}, other }) => ({
      code,
      facts: { ...facts, ...(other && { invoice_id: ids.get(other) }) },
    })),
    ...(regions && { regions: [...regions] }),
    ...(read.text && { text: read.text }),
    ...(proof && { proof }),
  }
  const document =
    read.series && read.number ? { issuer: issuer.id, series: read.series, number: read.number } : {}
  await tx
    .insertInto('invoice_reading')
    .values({ invoice_id: id, read_at: now, reading, ...document })
    .execute()
}

async function addPath(tx: Tx, { id, queued, dates, now }: Omit<NewReading, 'products' | 'ids'>) {
  const sent = dates.sentAt
  const steps = queued.hasNewPhoto
    ? (['sent', 'photo_requested', 'photo_sent'] as const)
    : (['sent'] as const)
  const path = steps.map((step, index) => ({ invoice_id: id, step, at: sent.add({ hours: 20 * index }) }))
  await tx.insertInto('invoice_step').values(path).execute()
  if (queued.awaitsSecond) {
    const at = now.subtract({ hours: 2 })
    await addApproval(tx, { id, by: 'reviewer', at, awaitsSecond: true, note: 'XML e pedido iguais.' })
  }
  const judgedAt = sent.add({ seconds: 3 })
  if (queued.judged) await addJudgement(tx, { id, queued, at: judgedAt })
  const { approvedBy: by, isBlindChecked = false } = queued
  const at = by === 'machine' ? judgedAt : sent.add({ hours: 44 })
  if (by) await countApproved(tx, { id, by, at, isBlindChecked })
}

/** The key on a picture is of the month in which that was taken. */
function keyOf(queued: DemoQueued, { issuedOn }: Dates): string | null {
  const { key, file } = queued
  if (!key) return null
  const [number, model] = key
  const month = file === 'xml' && issuedOn ? issuedOn.slice(2, 7).replace('-', '') : '2611'
  const issuer = issuerOf(queued)
  const first43 = `35${month}${issuer.id}${model}001${String(number).padStart(9, '0')}112345678`
  return first43 + fiscalKeyDigit(first43)
}

function productOf(sku: string | null, products: readonly Product[]): Product {
  const product = products.find((one) => one.sku === sku)
  if (!product) throw new Error(`the demo has no product ${sku}`)
  return product
}

function xmlOf({ queued, products, dates }: Paper): string {
  const { number, paper = [] } = queued
  const issuer = issuerOf(queued)
  const rows = paper.map(({ sku, name, cents, quantity }, index) => {
    const product = sku ? productOf(sku, products) : undefined
    const value = (cents / 100).toFixed(2)
    return `<det nItem="${index + 1}"><prod><cProd>${sku ?? 'X'}</cProd><cEAN>${product?.ean ?? 'SEM GTIN'}</cEAN><xProd>${name ?? product?.title ?? ''}</xProd><CFOP>5102</CFOP><qCom>${quantity}</qCom><vProd>${value}</vProd></prod></det>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe Id="NFe${keyOf(queued, dates)}"><ide><mod>55</mod><serie>1</serie><nNF>${number}</nNF></ide><emit><CNPJ>${issuer.id}</CNPJ><xNome>${issuer.name}</xNome></emit>${rows.join('')}</infNFe></NFe></nfeProc>`
}
