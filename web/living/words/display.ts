import type { Language } from '#contract/languages.ts'
import { useLanguage } from '#web/platform/language.ts'
import { displayEn } from './display-en.ts'
import { displayEs } from './display-es.ts'
import { type DisplayWords, displayPtBr } from './display-pt-br.ts'

const words: Record<Language, DisplayWords> = { 'pt-BR': displayPtBr, es: displayEs, en: displayEn }

export function useDisplayWords(): DisplayWords {
  return words[useLanguage()]
}
