import type { Goal, OfficeChallenge } from '#contract/challenges-office.ts'
import { type Language, languages, type Texts } from '#contract/languages.ts'
import { endOf, firstDayOf, lastDayOf, startOf } from '#web/platform/programme-window.ts'
import type { FieldFaults } from '#web/platform/sending.ts'

type Facts = Pick<
  OfficeChallenge,
  'titles' | 'descriptions' | 'opens_at' | 'closes_at' | 'audience' | 'goal' | 'cap'
>

/** As typed: figures and days are text, nobody named is everybody, no product named is all of them. */
export type ChallengeDraft = {
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

export const emptyDraft: ChallengeDraft = {
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

export function draftOf({ goal, ...challenge }: OfficeChallenge): ChallengeDraft {
  return {
    titles: challenge.titles,
    descriptions: challenge.descriptions,
    audience: challenge.audience ?? [],
    hasGoal: goal !== null,
    unit: goal?.unit ?? 'cents',
    target: goal ? typedTarget(goal) : '',
    bonus: goal ? String(goal.bonus) : '',
    hasCap: challenge.cap !== null,
    cap: challenge.cap === null ? '' : String(challenge.cap),
    productIds: goal?.product_ids ?? [],
    opens: firstDayOf(challenge.opens_at),
    closes: lastDayOf(challenge.closes_at),
  }
}

/** What is sent. A day that was left as it is keeps its hour, which may not be midnight. */
export function factsOf(draft: ChallengeDraft, kept?: OfficeChallenge): Facts {
  const { titles, descriptions, audience, opens, closes } = draft
  const before = kept && draftOf(kept)
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
export function goalIn({ hasGoal, unit, target, bonus, productIds }: ChallengeDraft): Goal | undefined {
  const figure = targetIn(target, unit)
  const coins = wholeIn(bonus)
  if (!hasGoal || !figure || !coins || coins > 1_000_000) return undefined
  return { unit, target: figure, bonus: coins, product_ids: productIds }
}

/** Undefined where there is none, or none that can be read. */
export function capIn({ hasGoal, hasCap, cap }: ChallengeDraft): number | undefined {
  return hasGoal && hasCap ? wholeIn(cap) : undefined
}

/** The languages that lack a name or a description: a draft may, what is published may not. */
export function languagesLacking({ titles, descriptions }: ChallengeDraft): Language[] {
  return languages.filter((language) => !titles[language].trim() || !descriptions[language].trim())
}

/** Reais with or without cents, or bags; in the units that are sent. */
export function targetIn(typed: string, unit: Goal['unit']): number | undefined {
  if (unit === 'units') return wholeIn(typed)
  const text = typed.trim().replace(/[.\s]/g, '').replace(',', '.')
  return /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}

function typedTarget({ unit, target }: Goal): string {
  return unit === 'units' ? String(target) : (target / 100).toFixed(2).replace('.', ',')
}

function wholeIn(typed: string): number | undefined {
  const digits = typed.trim().replace(/[.\s]/g, '')
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined
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
  const bonus = wholeIn(draft.bonus) ?? 0
  const cap = capIn(draft) ?? 0
  const isCapWrong = draft.hasGoal && draft.hasCap && (cap < Math.max(bonus, 1) || cap > 1_000_000_000)
  return {
    ...(draft.hasGoal && !targetIn(draft.target, draft.unit) && { target: messages.target }),
    ...(draft.hasGoal && (bonus < 1 || bonus > 1_000_000) && { bonus: messages.bonus }),
    ...(isCapWrong && { cap: messages.cap }),
    ...(!draft.opens && { opens_at: messages.day }),
    ...(draft.opens && draft.closes && draft.closes < draft.opens && { closes_at: messages.window }),
    ...(!draft.closes && { closes_at: messages.day }),
  }
}
