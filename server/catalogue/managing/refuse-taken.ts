import type { RefusalCode } from '#contract/refusals.ts'
import { violatedConstraint } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'

const codes: Readonly<Record<string, RefusalCode>> = {
  product_sku_once: 'sku_taken',
  product_ean_once: 'ean_taken',
  product_slug_once: 'slug_taken',
  distributor_title_once: 'title_taken',
}

/** The database knows best what is taken. */
export async function refuseTaken<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    const code = codes[violatedConstraint(error) ?? '']
    throw code ? new Refusal(code) : error
  }
}
