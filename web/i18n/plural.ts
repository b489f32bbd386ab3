import type { Language } from '#contract/languages.ts'

type Forms = { one: string; other: string }

export function plural(language: Language, count: number, { one, other }: Forms): string {
  // By itself, because a browser has to load its rules. That for Portuguese counts zero as singular, too; people write
  // "0 moedas", and "1,5 porção".
  const isOne =
    Math.abs(count) === 1 || (language === 'pt-BR' && !Number.isInteger(count) && Math.abs(count) < 2)
  return isOne ? one : other
}
