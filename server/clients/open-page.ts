import type { ClientPage } from '#contract/clients.ts'
import type { Language } from '#contract/languages.ts'
import { programmeDay } from '#domain/business-days.ts'
import { firstName } from '#domain/names.ts'
import { adviserOf } from '#server/catalogue/adviser.ts'
import { productPageOf } from '#server/catalogue/product-page.ts'
import type { Tx } from '#server/platform/db.ts'
import { networkOf } from '#server/platform/network.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { keyedHash } from '#server/platform/secrets/sealing.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { forgetOpeningsBefore, noteOpening, recommendationWith } from './queries.ts'

type Visit = {
  token: string
  address: string
  userAgent: string
  language: Language
  now: Temporal.Instant
}

/** More devices than a household and its friends have tell nothing, and nobody fills the table with made-up ones. */
const mostDevices = 20
const openingsKeptForHours = 90 * 24

/** For anybody with the link. `opened` is what was opened for the first time. */
export async function openClientPage(tx: Tx, secrets: Secrets, visit: Visit) {
  const { token, language, now } = visit
  const found = await recommendationWith(tx, token)
  if (!found) throw new Refusal('not_found')
  const { code, memberId, leadId, prescriptionId } = found
  const device = await deviceOf(tx, secrets, visit)
  const isFirst = await noteOpening(tx, { code, device, mostDevices, now })
  const by = memberId && (await adviserOf(tx, memberId))
  const product = await productPageOf(tx, found.productId, language)
  const opened = isFirst ? { subjectId: leadId ?? prescriptionId, code } : null
  return { page: pageOf(found, { by: by || null, product, now }), opened }
}

export async function forgetOldOpenings(tx: Tx, { now }: { now: Temporal.Instant }) {
  await forgetOpeningsBefore(tx, now.subtract({ hours: openingsKeptForHours }))
}

/** Tells one device from another, and nothing of it to who has not the key. */
async function deviceOf(tx: Tx, secrets: Secrets, { address, userAgent }: Visit): Promise<Buffer> {
  return keyedHash(await secrets.writingKey(tx), `device ${networkOf(address)} ${userAgent}`)
}

type Found = NonNullable<Awaited<ReturnType<typeof recommendationWith>>>
type Around = Pick<ClientPage, 'by' | 'product'> & { now: Temporal.Instant }

function pageOf(found: Found, { by, product, now }: Around): ClientPage {
  const { code, kind, daily_dose, name, pet_name, pet_breed, purchases, most_purchases } = found
  const endsOn = String(found.ends_on)
  const isOver = endsOn < programmeDay(now.epochMilliseconds) || purchases >= most_purchases
  return {
    kind,
    code,
    ends_on: endsOn,
    is_usable: by !== null && !isOver,
    created_at: String(found.created_at),
    daily_dose,
    product,
    by,
    client: name === null ? null : { name: firstName(name), pet_name, pet_breed },
  }
}
