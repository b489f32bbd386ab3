import type { Language } from '#contract/languages.ts'
import { useLanguage } from '#web/platform/language.ts'
import { en } from './forms-en.ts'
import { es } from './forms-es.ts'
import { type FormWords, ptBr } from './forms-pt-br.ts'

const words: Record<Language, FormWords> = { 'pt-BR': ptBr, es, en }

export function useFormWords(): FormWords {
  return words[useLanguage()]
}
