import { useSyncExternalStore } from 'react'
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts'
import { ptBr, type Words } from '#web/i18n/pt-br.ts'
import { readItem, writeItem } from './storage.ts'

/** Portuguese comes with the app; the others are fetched by those who read them. */
const catalogues: Record<Language, () => Promise<Words>> = {
  'pt-BR': async () => ptBr,
  es: async () => (await import('#web/i18n/es.ts')).es,
  en: async () => (await import('#web/i18n/en.ts')).en,
}

let current: { language: Language; words: Words } = { language: defaultLanguage, words: ptBr }
const listeners = new Set<() => void>()
const waitedFor = new Set<(language: Language) => Promise<void>>()

export function useWords(): Words {
  return useCurrent().words
}

export function useLanguage(): Language {
  return useCurrent().language
}

/** For what begins before it is drawn. */
export function currentLanguage(): Language {
  return current.language
}

/** Before the first picture: the language of the last visit, or Portuguese, which is then kept. */
export async function startLanguage(): Promise<void> {
  const stored = readItem('language')
  await chooseLanguage(isLanguage(stored) ? stored : defaultLanguage)
}

export async function chooseLanguage(language: Language): Promise<void> {
  const [words] = await Promise.all([catalogues[language](), ...[...waitedFor].map((load) => load(language))])
  writeItem('language', language)
  document.documentElement.lang = language
  current = { language, words }
  for (const listener of listeners) listener()
}

/** What a change of language waits for, so that no screen is half translated for a moment. */
export function withLanguage(load: (language: Language) => Promise<void>): void {
  waitedFor.add(load)
}

function useCurrent() {
  return useSyncExternalStore(subscribe, read, read)
}

function read() {
  return current
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
