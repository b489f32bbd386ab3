import { type Language, languages } from '#contract/languages.ts'
import { type StaffRole, staffRoles } from '#contract/people.ts'
import { Settings } from '#contract/settings.ts'
import { boundsOf } from '#web/platform/bounds.ts'
import { readParts, writeNumber } from '#web/platform/read-number.ts'
import { faultsOf } from '#web/platform/schema-faults.ts'
import type { FieldFaults } from '#web/platform/sending.ts'
import { type ChoiceKey, groups, type WholeKey, type WholeSetting } from './shape.ts'

/**
 * As typed in its language: every setting a text by its name, the prize of the ranking one per language, the roles
 * with a comma between them.
 */
export type Draft = Readonly<
  Record<
    | WholeKey
    | ChoiceKey
    | 'ranking_authorisation'
    | 'second_factor_roles'
    | `ranking_prize_texts.${Language}`,
    string
  > & { language: Language }
>

type Unit = WholeSetting['unit']

const wholes = groups.flatMap(({ rows }) => rows)

export function draftOf(settings: Settings, language: Language): Draft {
  const numbers = wholes.map(({ key, unit }) => [key, typedOf(settings[key], unit, language)])
  const prizes = languages.map((language) => [
    `ranking_prize_texts.${language}`,
    settings.ranking_prize_texts?.[language] ?? '',
  ])
  return {
    ...Object.fromEntries([...numbers, ...prizes]),
    language,
    vouched: settings.vouched,
    instant_credit: settings.instant_credit,
    ranking_authorisation: settings.ranking_authorisation ?? '',
    second_factor_roles: settings.second_factor_roles.join(),
  } as Draft
}

export function changesOf(draft: Draft, stored: Settings): Partial<Settings> {
  const before = draftOf(stored, draft.language)
  const keys = Object.keys(draft) as (keyof Draft)[]
  const changed = keys.filter((key) => draft[key] !== before[key]).map((key) => key.split('.')[0])
  return Object.fromEntries(Object.entries(settingsIn(draft)).filter(([key]) => changed.includes(key)))
}

/** A number that cannot be read is none, and is refused as such. */
function settingsIn(draft: Draft): Settings {
  const numbers = wholes.map(({ key, unit }) => [
    key,
    readParts(draft[key], draft.language, partsOf(unit)) ?? Number.NaN,
  ])
  return {
    ...(Object.fromEntries(numbers) as Record<WholeKey, number>),
    vouched: draft.vouched as Settings['vouched'],
    instant_credit: draft.instant_credit as Settings['instant_credit'],
    ranking_prize_texts: prizeOf(draft),
    ranking_authorisation: draft.ranking_authorisation.trim() || null,
    second_factor_roles: rolesIn(draft),
  }
}

export function rolesIn({ second_factor_roles: typed }: Draft): StaffRole[] {
  return staffRoles.filter((role) => typed.split(',').includes(role))
}

/** Thousandths of a real are typed as reais: 0,025. Everything else is a whole number. */
export function typedOf(value: number, unit: Unit, language: Language): string {
  return unit === 'reais' ? writeNumber(value / 1000, language, 3) : writeNumber(value, language)
}

function partsOf(unit: Unit): 1 | 1000 {
  return unit === 'reais' ? 1000 : 1
}

function prizeOf(draft: Draft): Settings['ranking_prize_texts'] {
  const texts = languages.map((language) => [language, draft[`ranking_prize_texts.${language}`].trim()])
  if (texts.every(([, text]) => !text)) return null
  return Object.fromEntries(texts)
}

type ProgrammeWords = {
  wrongNumber: (least: string, most: string) => string
  prizeInPortuguese: string
}

export function faultsIn(draft: Draft, programme: ProgrammeWords): FieldFaults {
  const numbers = wholes.map(({ key, unit }) => {
    const { least, most } = boundsOf(Settings.shape[key])
    return [
      key,
      programme.wrongNumber(typedOf(least, unit, draft.language), typedOf(most, unit, draft.language)),
    ]
  })
  return faultsOf(Settings, settingsIn(draft), {
    ...Object.fromEntries(numbers),
    ranking_prize_texts: programme.prizeInPortuguese,
  })
}
