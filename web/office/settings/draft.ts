import { type Language, languages } from '#contract/languages.ts'
import type { Settings } from '#contract/settings.ts'
import { readParts, writeNumber } from '#web/platform/read-number.ts'
import { groups, type WholeKey, type WholeSetting } from './shape.ts'

/** As typed in its language: every setting a text by its name, the prize of the ranking one per language. */
export type Draft = Readonly<
  Record<WholeKey | 'vouched' | 'ranking_authorisation' | `ranking_prize_texts.${Language}`, string> & {
    language: Language
  }
>

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
    ranking_authorisation: settings.ranking_authorisation ?? '',
  } as Draft
}

/** What would be sent: the settings whose text differs from what is kept. */
export function changesOf(draft: Draft, kept: Settings): Partial<Settings> {
  const before = draftOf(kept, draft.language)
  const isChanged = (key: keyof Draft) => draft[key] !== before[key]
  const numbers = wholes
    .filter(({ key }) => isChanged(key))
    .map(({ key, unit }) => [key, numberIn(draft, { key, unit })])
  const prizes = languages.map((language) => `ranking_prize_texts.${language}` as const)
  return {
    ...Object.fromEntries(numbers),
    ...(isChanged('vouched') && { vouched: draft.vouched as Settings['vouched'] }),
    ...(isChanged('ranking_authorisation') && {
      ranking_authorisation: draft.ranking_authorisation.trim() || null,
    }),
    ...(prizes.some(isChanged) && { ranking_prize_texts: prizeOf(draft) }),
  }
}

type Unit = WholeSetting['unit']

/** Thousandths of a real are typed as reais: 0,025. Everything else is a whole number. */
export function typedOf(value: number, unit: Unit, language: Language): string {
  return unit === 'reais' ? writeNumber(value / 1000, language, 3) : writeNumber(value, language)
}

function numberIn(draft: Draft, { key, unit }: Pick<WholeSetting, 'key' | 'unit'>): number | undefined {
  return readParts(draft[key], draft.language, unit === 'reais' ? 1000 : 1)
}

function prizeOf(draft: Draft): Settings['ranking_prize_texts'] {
  const texts = languages.map((language) => [language, draft[`ranking_prize_texts.${language}`].trim()])
  if (texts.every(([, text]) => !text)) return null
  return Object.fromEntries(texts)
}

type ProgrammeWords = {
  wrongNumber: (least: string, most: string) => string
  prizeInEveryLanguage: string
}

export function faultsIn(draft: Draft, programme: ProgrammeWords): Record<string, string> {
  const numbers = wholes.flatMap(({ key, unit, least, most }) => {
    const value = numberIn(draft, { key, unit })
    const isFine = value !== undefined && value >= least && value <= most
    return isFine
      ? []
      : [
          [
            key,
            programme.wrongNumber(typedOf(least, unit, draft.language), typedOf(most, unit, draft.language)),
          ],
        ]
  })
  const written = languages.filter((language) => draft[`ranking_prize_texts.${language}`].trim())
  const prizes =
    written.length === 0
      ? []
      : languages
          .filter((language) => !written.includes(language))
          .map((language) => [`ranking_prize_texts.${language}`, programme.prizeInEveryLanguage])
  return Object.fromEntries([...numbers, ...prizes])
}
