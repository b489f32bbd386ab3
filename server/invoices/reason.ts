import type { Language } from '#contract/languages.ts'

type Said = { texts: Record<Language, string> | null; note: string | null }

/** The text of the reason and what the team added to it; null where there is nothing to explain. */
export function reasonIn(language: Language, { texts, note }: Said): string | null {
  if (!texts) return null
  return note ? `${texts[language]} ${note}` : texts[language]
}
