import type { Language } from '#contract/languages.ts'
import type { PrizeKind } from '#contract/prize-fields.ts'

export type Redeemed = {
  titles: Readonly<Record<Language, string>>
  /** Left out of a parcel. */
  prize_kind?: PrizeKind | undefined
}

/** The words of a kind that has its own; a parcel has those of everything. */
export function worded<Words>(
  words: Readonly<Partial<Record<PrizeKind, Words>>>,
  kind: PrizeKind | undefined,
): Words | undefined {
  return kind && words[kind]
}
