import type { Language } from '#contract/languages.ts'
import type { ProfileType } from '#contract/people.ts'
import type { Prize } from '#contract/store.ts'
import { cached } from '#server/platform/cache.ts'
import type { Db } from '#server/platform/db.ts'
import { type PrizeRow, prizesOnOffer } from './queries.ts'

type Reader = { profile: ProfileType; language: Language; now: Temporal.Instant }

/** Below this many, how many are left is said. */
const few = 5

/**
 * The prizes, asked of the database at most once in this time whatever the number of readers. What a redemption may
 * take is decided by the database alone: somebody who sees a prize a moment too long is told when they ask for it.
 */
export function createOffer({ keptForMs }: { keptForMs: number }) {
  const rowsOf = cached(keptForMs, prizesOnOffer)

  return async function onOffer(db: Db, { profile, language, now }: Reader): Promise<Prize[]> {
    const rows = await rowsOf(db, now)
    return rows.filter((row) => isOpen(row, profile, now)).map((row) => prizeOf(row, language))
  }
}

function isOpen({ opens_at, closes_at, audience }: PrizeRow, profile: ProfileType, now: Temporal.Instant) {
  return (
    (!opens_at || Temporal.Instant.compare(opens_at, now) <= 0) &&
    (!closes_at || Temporal.Instant.compare(closes_at, now) > 0) &&
    // Promoters look at the store without taking part in it.
    (!audience || profile === 'promoter' || audience.includes(profile))
  )
}

function prizeOf(row: PrizeRow, language: Language): Prize {
  const images = row.images.map((file) => ({ link: `/files/${file}` }))
  return {
    id: row.id,
    title: row.titles[language],
    value: row.price,
    image: images[0] ?? { link: null },
    images,
    description: row.descriptions[language],
    category: row.category,
    tone: row.tone,
    stock: row.stock === 0 ? 'sold_out' : row.stock !== null && row.stock <= few ? 'few' : 'available',
    left: row.stock !== null && row.stock > 0 && row.stock <= few ? row.stock : null,
    limit_per_member: row.limit_per_member,
    is_grand: row.is_grand,
  }
}
