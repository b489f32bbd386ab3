import type { Language } from '#contract/languages.ts'

type Forms = { one: string; other: string }

export function plural(language: Language, count: number, { one, other }: Forms): string {
  // Of whole numbers all three say it alike, and asking the browser takes a cheap phone a third of a millisecond each
  // time. Its rule for Portuguese counts zero as singular, too; people write "0 moedas".
  if (Number.isInteger(count)) return Math.abs(count) === 1 ? one : other
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other
}
