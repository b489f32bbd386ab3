import type { Invoice } from '#contract/invoices.ts'
import type { Region } from '#contract/invoices-reading.ts'
import type { Db } from '#server/platform/db.ts'
import { refusedReading } from './queries.ts'

const used: readonly Region['of'][] = ['key', 'code', 'number']

/** Where on the paper each reason can be seen. */
const placesOf: Readonly<Record<string, readonly Region['of'][]>> = {
  already_used: used,
  counted_twice: used,
  cancelled: used,
  key_mismatch: used,
  other_distributor: ['issuer'],
  not_yours: ['issuer'],
  too_old: ['issued_on'],
  other_products: ['row'],
}

/** What the decision was about: the person's own earlier invoice, and the places on the first page that show it. */
export async function refusalEvidence(db: Db, invoiceId: string): Promise<Invoice['evidence']> {
  const refused = await refusedReading(db, invoiceId)
  if (!refused) return undefined
  const { reason, regions, earlier } = refused
  const places = placesOf[reason] ?? []
  const shown = (regions ?? []).filter(({ of, page }) => !page && places.includes(of))
  return {
    regions: places === used ? shown.slice(0, 1) : shown,
    earlier: places === used ? earlier : null,
  }
}
