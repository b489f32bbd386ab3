import type { Goal, OfficeChallenge } from '#contract/challenges-office.ts'
import { type Language, languages, type Texts } from '#contract/languages.ts'
import { endOf, firstDayOf, lastDayOf, startOf } from '#web/platform/programme-window.ts'
import { readParts, writeNumber } from '#web/platform/read-number.ts'
import type { FieldFaults } from '#web/platform/sending.ts'

type Facts = Pick<
  OfficeChallenge,
  'titles' | 'descriptions' | 'opens_at' | 'closes_at' | 'audience' | 'goal' | 'cap'
>

/** As typed in its language: figures and days are text, nobody named is everybody, no product named is all of them. */
export type ChallengeDraft = {
  language: Language
  titles: Texts
  descriptions: Texts
  audience: NonNullable<Facts['audience']>
  hasGoal: boolean
  unit: Goal['unit']
  target: string
  bonus: string
  hasCap: boolean
  cap: string
  productIds: string[]
  opens: string
  closes: string
}

const nothing: Texts = { 'pt-BR': '', es: '', en: '' }

export const emptyDraft: Omit<ChallengeDraft, 'language'> = {
  titles: nothing,
  descriptions: nothing,
  audience: [],
  hasGoal: true,
  unit: 'cents',
  target: '',
  bonus: '',
  hasCap: false,
  cap: '',
  productIds: [],
  opens: '',
  closes: '',
}

export function draftOf({ goal, ...challenge }: OfficeChallenge, language: Language): ChallengeDraft {
  return {
    language,
    titles: challenge.titles,
    descriptions: challenge.descriptions,
    audience: challenge.audience ?? [],
    hasGoal: goal !== null,
    unit: goal?.unit ?? 'cents',
    target: goal ? typedTarget(goal, language) : '',
    bonus: writeNumber(goal?.bonus ?? null, language),
    hasCap: challenge.cap !== null,
    cap: writeNumber(challenge.cap, language),
    productIds: goal?.product_ids ?? [],
    opens: firstDayOf(challenge.opens_at),
    closes: lastDayOf(challenge.closes_at),
  }
}

/** What is sent. A day that was left as it is keeps its hour, which may not be midnight. */
export function factsOf(draft: ChallengeDraft, kept?: OfficeChallenge): Facts {
  const { titles, descriptions, audience, opens, closes } = draft
  const before = kept && draftOf(kept, draft.language)
  return {
    titles,
    descriptions,
    audience: audience.length > 0 ? audience : null,
    goal: goalIn(draft) ?? null,
    cap: capIn(draft) ?? null,
    opens_at: kept && opens === before?.opens ? kept.opens_at : startOf(opens),
    closes_at: kept && closes === before?.closes ? kept.closes_at : endOf(closes),
  }
}

/** Undefined while it is not complete, or where there is to be none. */
export function goalIn(draft: ChallengeDraft): Goal | undefined {
  const { unit, productIds } = draft
  const figure = targetIn(draft)
  const coins = readParts(draft.bonus, draft.language, 1)
  if (!draft.hasGoal || !figure || !coins || coins > 1_000_000) return undefined
  return { unit, target: figure, bonus: coins, product_ids: productIds }
}

/** Undefined where there is none, or none that can be read. */
export function capIn({ language, hasGoal, hasCap, cap }: ChallengeDraft): number | undefined {
  return hasGoal && hasCap ? readParts(cap, language, 1) : undefined
}

/** The languages that lack a name or a description: a draft may, what is published may not. */
export function languagesLacking({ titles, descriptions }: ChallengeDraft): Language[] {
  return languages.filter((language) => !titles[language].trim() || !descriptions[language].trim())
}

/** Reais with or without cents, or bags; in the units that are sent. */
export function targetIn({ target, unit, language }: ChallengeDraft): number | undefined {
  return readParts(target, language, unit === 'units' ? 1 : 100)
}

function typedTarget({ unit, target }: Goal, language: Language): string {
  return unit === 'units' ? writeNumber(target, language) : writeNumber(target / 100, language, 2)
}

type Messages = Record<'text' | 'target' | 'bonus' | 'cap' | 'day' | 'window', string>

/** Of what is published; a draft's texts may wait. */
export function faultsIn(draft: ChallengeDraft, messages: Messages): FieldFaults {
  const texts = languages.flatMap((language) => [
    ...(draft.titles[language].trim() ? [] : [[`titles.${language}`, messages.text]]),
    ...(draft.descriptions[language].trim() ? [] : [[`descriptions.${language}`, messages.text]]),
  ])
  return { ...Object.fromEntries(texts), ...faultsInDraft(draft, messages) }
}

export function faultsInDraft(draft: ChallengeDraft, messages: Messages): FieldFaults {
  const bonus = readParts(draft.bonus, draft.language, 1) ?? 0
  const cap = capIn(draft) ?? 0
  const isCapWrong = draft.hasGoal && draft.hasCap && (cap < Math.max(bonus, 1) || cap > 1_000_000_000)
  return {
    ...(draft.hasGoal && !targetIn(draft) && { target: messages.target }),
    ...(draft.hasGoal && (bonus < 1 || bonus > 1_000_000) && { bonus: messages.bonus }),
    ...(isCapWrong && { cap: messages.cap }),
    ...(!draft.opens && { opens_at: messages.day }),
    ...(draft.opens && draft.closes && draft.closes < draft.opens && { closes_at: messages.window }),
    ...(!draft.closes && { closes_at: messages.day }),
  }
}
