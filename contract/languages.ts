export const languages = ['pt-BR', 'es', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'pt-BR'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** What the team writes for people. Portuguese is always there; another language may be empty. */
export type Texts = Readonly<Record<Language, string>>

export function textIn(texts: Texts, language: Language): string {
  return texts[language] || texts[defaultLanguage]
}
