import { defaultLanguage, type Language, textIn } from '#contract/languages.ts'
import type { ProfileType } from '#contract/people.ts'
import type { Prize } from '#contract/store.ts'
import { cached } from '#server/platform/cache.ts'
import type { Db } from '#server/platform/db.ts'
import { type PrizeRow, prizesOnOffer } from './queries.ts'

type StoreVisitor = { profile: ProfileType; language: Language; now: Temporal.Instant }

const few = 5
const newFor = { hours: 24 * 30 }

/** The prizes are cached. The database decides each redemption, so an outdated list does no harm. */
export function createOffer({ keptForMs }: { keptForMs: number }) {
  const offersOf = cached(keptForMs, async (db: Db, now: Temporal.Instant) => ({
    rows: await prizesOnOffer(db, now),
    lists: new Map<string, Prize[]>(),
  }))

  return async function onOffer(db: Db, { profile, language, now }: StoreVisitor): Promise<Prize[]> {
    const { rows, lists } = await offersOf(db, now)
    const key = `${profile} ${language}`
    const known = lists.get(key)
    if (known) return known
    const list = rows.filter((row) => isOpen(row, profile, now)).map((row) => prizeOf(row, language, now))
    lists.set(key, list)
    return list
  }
}

function isOpen({ opens_at, closes_at, audience }: PrizeRow, profile: ProfileType, now: Temporal.Instant) {
  return (
    (!opens_at || Temporal.Instant.compare(opens_at, now) <= 0) &&
    (!closes_at || Temporal.Instant.compare(closes_at, now) > 0) &&
    (!audience || profile === 'promoter' || audience.includes(profile))
  )
}

function isNew({ opens_at, created_at }: PrizeRow, now: Temporal.Instant): boolean {
  const since = now.subtract(newFor)
  return [opens_at, created_at].some((came) => came && Temporal.Instant.compare(came, since) > 0)
}

function prizeOf(row: PrizeRow, language: Language, now: Temporal.Instant): Prize {
  const images = row.images.map((file) => ({ link: `/files/${file}` }))
  return {
    id: row.id,
    title: textIn(row.titles, language),
    value: row.price,
    image: images[0] ?? { link: null },
    images,
    description: textIn(row.descriptions, language),
    kind: row.kind,
    includes: row.includes[language].length > 0 ? row.includes[language] : row.includes[defaultLanguage],
    category: row.category,
    shelf: {
      title: textIn(row.category_titles, language),
      art: row.category_art,
      position: row.category_position,
    },
    tone: row.tone,
    stock: row.stock === 0 ? 'sold_out' : row.stock !== null && row.stock <= few ? 'few' : 'available',
    left: row.stock !== null && row.stock > 0 && row.stock <= few ? row.stock : null,
    limit_per_member: row.limit_per_member,
    is_new: isNew(row, now),
    is_grand: row.is_grand,
  }
}
