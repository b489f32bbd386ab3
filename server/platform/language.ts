import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts'

export function languageOf(headers: Record<string, unknown>): Language {
  const wanted = headers.language
  return isLanguage(wanted) ? wanted : defaultLanguage
}
