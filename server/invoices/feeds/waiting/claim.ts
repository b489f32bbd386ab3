import { plainNumber } from '#domain/documents.ts'
import { isKnownKey } from '#server/invoices/feeds/known-key.ts'
import { earningRows } from '#server/invoices/feeds/our-rows.ts'
import { sendHandedOver } from '#server/invoices/feeds/send-handed-over.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { limitRate } from '#server/platform/rate-limit.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { shopWithWaiting, takeWaiting, waitingFor } from './queries.ts'

type NamedNumber = { memberId: string; number: string; now: Temporal.Instant }

/** Asked while a number is typed and when it is claimed: enough for who reads it off a paper, too few to try them all. */
const requireRate = limitRate({ free: 60, perSeconds: 3600 })

export async function waitingWithNumber(db: Db, named: NamedNumber) {
  const shop = await shopToAsk(db, named)
  const found = shop ? await waitingFor(db, { shop, number: plainNumber(named.number) }) : []
  return found.map(({ distributor, issued_on, total_cents }) => ({
    distributor,
    issued_on: issued_on.toString(),
    total_cents,
  }))
}

/** Several distributors may use one number: all that wait for the shop are the sender's then. */
export async function claimWaiting(tx: Tx, named: NamedNumber) {
  const { memberId, number, now } = named
  const shop = await shopToAsk(tx, named)
  const found = shop ? await takeWaiting(tx, { shop, number: plainNumber(number) }) : []
  const sent = []
  for (const { fileKey, sha256, ...invoice } of found) {
    const document = { key: fileKey, sha256, type: 'xml', isClean: true } as const
    const rows = (await isKnownKey(tx, invoice.accessKey)) ? [] : await earningRows(tx, invoice.rows)
    const one = rows.length > 0 && (await sendHandedOver(tx, { ...invoice, rows, memberId, document, now }))
    if (one) sent.push(one)
    else await enqueue(tx, removeFilesJob, { keys: [fileKey] })
  }
  const [first] = sent
  if (!first) throw new Refusal('not_found')
  return first
}

/** Undefined where nothing waits for the shop, and so nothing can be found out. */
async function shopToAsk(db: Db, { memberId, now }: NamedNumber) {
  const shop = await shopWithWaiting(db, memberId)
  if (shop) requireRate(memberId, now)
  return shop
}
