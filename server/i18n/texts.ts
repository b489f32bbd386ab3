import type { Language } from '#contract/languages.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { ptBr } from './pt-br.ts'

export type Texts = typeof ptBr

const catalogues: Record<Language, Texts> = { 'pt-BR': ptBr, es, en }

export function textsIn(language: Language): Texts {
  return catalogues[language]
}
