import type { Input } from '#contract/endpoint.ts'
import { type Language, languages, type Texts } from '#contract/languages.ts'
import type { PrizeKind } from '#contract/prize-fields.ts'
import { type createPrize, type OfficePrize, SentPrize } from '#contract/store-office.ts'
import { endOf, firstDayOf, lastDayOf, startOf } from '#domain/programme-window.ts'
import { rangeOf } from '#web/platform/bounds.ts'
import { readParts, writeNumber } from '#web/platform/read-number.ts'
import { faultsOf } from '#web/platform/schema-faults.ts'
import type { FieldFaults } from '#web/platform/sending.ts'

type Facts = Input<typeof createPrize>

/** As typed in its language: numbers and days are text, and nobody named is everybody. */
export type PrizeDraft = Pick<Facts, 'category' | 'tone' | 'is_grand'> & {
  kind: PrizeKind
  /** A line for each. */
  includes: Texts
  language: Language
  titles: Texts
  descriptions: Texts
  price: string
  limit: string
  audience: NonNullable<Facts['audience']>
  opens: string
  closes: string
}

const nothing: Texts = { 'pt-BR': '', es: '', en: '' }

export const emptyDraft: Omit<PrizeDraft, 'language'> = {
  titles: nothing,
  descriptions: nothing,
  price: '',
  category: '',
  tone: 'caramel',
  kind: 'parcel',
  includes: nothing,
  limit: '',
  audience: [],
  opens: '',
  closes: '',
  is_grand: false,
}

export function draftOf(prize: OfficePrize, language: Language): PrizeDraft {
  const { titles, descriptions, category, tone, is_grand, limit_per_member } = prize
  return {
    language,
    titles,
    descriptions,
    category,
    tone,
    is_grand,
    kind: prize.kind,
    includes: eachLanguage((one) => prize.includes[one].join('\n')),
    price: writeNumber(prize.price, language),
    limit: writeNumber(limit_per_member, language),
    audience: prize.audience ?? [],
    opens: prize.opens_at === null ? '' : firstDayOf(prize.opens_at),
    closes: prize.closes_at === null ? '' : lastDayOf(prize.closes_at),
  }
}

/** A number that cannot be read is sent as none and refused. A day that was not changed keeps its hour, which may not be midnight. */
export function factsOf(draft: PrizeDraft, opened?: OfficePrize): Facts {
  const { language, price, limit, audience, opens, closes, includes, ...rest } = draft
  const before = opened && draftOf(opened, language)
  return {
    ...rest,
    includes: eachLanguage((one) => linesIn(includes[one])),
    price: readParts(price, language, 1) ?? Number.NaN,
    limit_per_member: limit.trim() ? (readParts(limit, language, 1) ?? Number.NaN) : null,
    audience: audience.length > 0 ? audience : null,
    opens_at: opens === before?.opens ? (opened?.opens_at ?? null) : opens ? startOf(opens) : null,
    closes_at: closes === before?.closes ? (opened?.closes_at ?? null) : closes ? endOf(closes) : null,
  }
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function eachLanguage<Value>(valueIn: (language: Language) => Value) {
  return Object.fromEntries(languages.map((one) => [one, valueIn(one)])) as Record<Language, Value>
}

export function changesIn(draft: PrizeDraft, before: PrizeDraft): (keyof PrizeDraft)[] {
  const keys = Object.keys(draft) as (keyof PrizeDraft)[]
  return keys.filter((key) => JSON.stringify(draft[key]) !== JSON.stringify(before[key]))
}

type Range = (least: string, most: string) => string
type FaultWords = { text: string; category: string; price: Range; limit: Range; window: string }

export function faultsIn(draft: PrizeDraft, words: FaultWords): FieldFaults {
  const { price, limit_per_member } = SentPrize.shape
  const isReversed = draft.opens !== '' && draft.closes !== '' && draft.closes < draft.opens
  return {
    ...faultsOf(SentPrize, factsOf(draft), {
      titles: words.text,
      descriptions: words.text,
      category: words.category,
      price: words.price(...rangeOf(price, draft.language)),
      limit_per_member: words.limit(...rangeOf(limit_per_member, draft.language)),
    }),
    ...(isReversed && { closes_at: words.window }),
  }
}
