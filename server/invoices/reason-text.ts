import { type Language, type Texts, textIn } from '#contract/languages.ts'

type DecisionReason = { texts: Texts | null; note: string | null }

export function reasonText(language: Language, { texts, note }: DecisionReason): string | null {
  if (!texts) return null
  return note ? `${textIn(texts, language)} ${note}` : textIn(texts, language)
}

/** For what is kept and read later in any language. */
export function reasonTexts({ texts, note }: { texts: Texts; note: string | null }): Texts {
  const whole = (language: Language) => reasonText(language, { texts, note }) ?? ''
  return { 'pt-BR': whole('pt-BR'), es: whole('es'), en: whole('en') }
}
