import type { Language } from '#contract/languages.ts'

type Forms = { one: string; other: string }

export function plural(language: Language, count: number, { one, other }: Forms): string {
  // The rule for Portuguese counts zero as singular; people write "0 moedas".
  if (count === 0) return other
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other
}
