export const languages = ['pt-BR', 'es', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'pt-BR'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** What people read, in every language. */
export type Texts = Readonly<Record<Language, string>>
