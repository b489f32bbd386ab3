import { type Language, textIn } from '#contract/languages.ts'

type DecisionReason = { texts: Record<Language, string> | null; note: string | null }

export function reasonText(language: Language, { texts, note }: DecisionReason): string | null {
  if (!texts) return null
  return note ? `${textIn(texts, language)} ${note}` : textIn(texts, language)
}
