import { programmeDay } from '#domain/business-days.ts'
import { activeDistributor } from '#server/catalogue/distributor.ts'
import type { SentDocument } from '#server/invoices/document.ts'
import type { InvoiceFacts } from '#server/invoices/proof/invoice-facts.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { isCancelledKey } from './cancelling/queries.ts'
import { isKnownKey } from './known-key.ts'
import { earningRows, ourRows } from './our-rows.ts'
import type { FeedResult } from './queries.ts'
import { sendHandedOver } from './send-handed-over.ts'
import { insertWaiting, isWaiting, lockMember, membersOfShop } from './waiting/queries.ts'

type ProvedInvoice = {
  facts: InvoiceFacts
  /** Of whom the feed is; undefined where the team or the operator handed it over. */
  distributorId: string | undefined
}

/** Why nothing comes of a proved invoice; undefined if something does. */
export async function whyNotTaken(db: Db, { facts, distributorId }: ProvedInvoice) {
  const accessKey = facts.key
  const refused = (reason: string): FeedResult => ({ outcome: 'refused', reason, accessKey })
  const distributor = await activeDistributor(db, facts.issuer)
  if (!distributor) return refused('issuer')
  if (distributorId && distributor.id !== distributorId) return refused('other_distributor')
  if (facts.buyer?.length !== 14) return refused('buyer')
  if (await isCancelledKey(db, accessKey)) return refused('cancelled')
  if ((await isKnownKey(db, accessKey)) || (await isWaiting(db, accessKey)))
    return { outcome: 'known', accessKey } as const
  const rows = await earningRows(db, await ourRows(db, facts))
  return rows.length > 0 ? undefined : refused('products')
}

type StoredInvoice = ProvedInvoice & { document: SentDocument; now: Temporal.Instant }

/** Where exactly one member of the shop takes part it is sent in their name; otherwise it waits to be claimed. */
export async function takeInvoice(tx: Tx, invoice: StoredInvoice): Promise<FeedResult> {
  const { facts, document, now } = invoice
  const known = await whyNotTaken(tx, invoice)
  if (known) return known
  const { key: accessKey, number, buyer = '' } = facts
  const rows = await ourRows(tx, facts)
  const [memberId, another] = await membersOfShop(tx, buyer)
  if (memberId && !another) {
    await lockMember(tx, memberId)
    const sent = await sendHandedOver(tx, {
      memberId,
      number,
      accessKey,
      rows: await earningRows(tx, rows),
      document,
      now,
    })
    return { outcome: sent ? 'sent' : 'known', accessKey }
  }
  const distributor = await activeDistributor(tx, facts.issuer)
  const isNew = await insertWaiting(tx, {
    accessKey,
    distributorId: distributor?.id ?? '',
    buyer,
    number,
    series: facts.series,
    issuedOn: programmeDay(Temporal.Instant.from(facts.issuedAt).epochMilliseconds),
    totalCents: facts.totalCents,
    rows,
    fileKey: document.key,
    sha256: document.sha256,
    now,
  })
  return { outcome: isNew ? 'waiting' : 'known', accessKey }
}
