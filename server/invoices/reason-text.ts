import type { Language } from '#contract/languages.ts'

type DecisionReason = { texts: Record<Language, string> | null; note: string | null }

export function reasonText(language: Language, { texts, note }: DecisionReason): string | null {
  if (!texts) return null
  return note ? `${texts[language]} ${note}` : texts[language]
}
