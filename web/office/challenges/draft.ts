import { Goal, type OfficeChallenge, SentChallenge } from '#contract/challenges-office.ts'
import { defaultLanguage, type Language, type Texts } from '#contract/languages.ts'
import { endOf, firstDayOf, lastDayOf, startOf } from '#domain/programme-window.ts'
import { rangeOf } from '#web/platform/bounds.ts'
import { readParts, writeNumber } from '#web/platform/read-number.ts'
import { faultsOf, isAccepted } from '#web/platform/schema-faults.ts'
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

/** A number that cannot be read is sent as none and refused. A day that was not changed keeps its hour, which may not be midnight. */
export function factsOf(draft: ChallengeDraft, opened?: OfficeChallenge): Facts {
  const { titles, descriptions, audience, opens, closes } = draft
  const before = opened && draftOf(opened, draft.language)
  return {
    titles,
    descriptions,
    audience: audience.length > 0 ? audience : null,
    goal: draft.hasGoal ? typedGoal(draft) : null,
    cap: draft.hasGoal && draft.hasCap ? (capIn(draft) ?? Number.NaN) : null,
    opens_at: opened && opens === before?.opens ? opened.opens_at : opens && startOf(opens),
    closes_at: opened && closes === before?.closes ? opened.closes_at : closes && endOf(closes),
  }
}

/** Undefined while it is not complete, or where there is to be none. */
export function goalIn(draft: ChallengeDraft): Goal | undefined {
  const goal = typedGoal(draft)
  return draft.hasGoal && isAccepted(Goal, goal) ? goal : undefined
}

function typedGoal(draft: ChallengeDraft): Goal {
  return {
    unit: draft.unit,
    target: targetIn(draft) ?? Number.NaN,
    bonus: readParts(draft.bonus, draft.language, 1) ?? Number.NaN,
    product_ids: draft.productIds,
  }
}

/** Undefined where there is none, or none that can be read. */
export function capIn({ language, hasGoal, hasCap, cap }: ChallengeDraft): number | undefined {
  return hasGoal && hasCap ? readParts(cap, language, 1) : undefined
}

/** A draft may wait for its texts, what is published has them in Portuguese. */
export function isUnwritten({ titles, descriptions }: ChallengeDraft): boolean {
  return !titles[defaultLanguage].trim() || !descriptions[defaultLanguage].trim()
}

/** Reais with or without cents, or a whole number of bags or recommendations; in the units that are sent. */
export function targetIn({ target, unit, language }: ChallengeDraft): number | undefined {
  return readParts(target, language, unit === 'cents' ? 100 : 1)
}

function typedTarget({ unit, target }: Goal, language: Language): string {
  return unit === 'cents' ? writeNumber(target / 100, language, 2) : writeNumber(target, language)
}

type FaultWords = Record<'text' | 'target' | 'cap' | 'day' | 'window', string> & {
  bonus: (least: string, most: string) => string
}

/** Of what is published; a draft's texts may wait. */
export function faultsIn(draft: ChallengeDraft, words: FaultWords): FieldFaults {
  return {
    ...(!draft.titles[defaultLanguage].trim() && { [`titles.${defaultLanguage}`]: words.text }),
    ...(!draft.descriptions[defaultLanguage].trim() && { [`descriptions.${defaultLanguage}`]: words.text }),
    ...faultsInDraft(draft, words),
  }
}

export function faultsInDraft(draft: ChallengeDraft, words: FaultWords): FieldFaults {
  const facts = { ...factsOf(draft), is_draft: true }
  const isBelowBonus = facts.goal !== null && facts.cap !== null && facts.cap < facts.goal.bonus
  const isReversed = draft.opens !== '' && draft.closes !== '' && draft.closes < draft.opens
  return {
    ...faultsOf(SentChallenge, facts, {
      'goal.target': words.target,
      'goal.bonus': words.bonus(...rangeOf(Goal.shape.bonus, draft.language)),
      cap: words.cap,
      opens_at: words.day,
      closes_at: words.day,
    }),
    ...(isBelowBonus && { cap: words.cap }),
    ...(isReversed && { closes_at: words.window }),
  }
}
