import { use } from 'react'
import type { Language } from '#contract/languages.ts'
import { useLanguage, withLanguage } from './language.ts'

type Translations<Words> = Readonly<Record<Exclude<Language, 'pt-BR'>, () => Promise<Words>>>

/** The words of one feature: Portuguese comes with its screens; the others are fetched by those who read them. */
export function featureWords<Words>(ptBr: Words, translations: Translations<Words>): () => Words {
  const there = new Map<Language, Words>([['pt-BR', ptBr]])
  const coming = new Map<Language, Promise<Words>>()

  function load(language: Exclude<Language, 'pt-BR'>): Promise<Words> {
    const asked = coming.get(language) ?? translations[language]()
    coming.set(language, asked)
    asked.then(
      (words) => there.set(language, words),
      // The next one to need them asks again.
      () => coming.delete(language),
    )
    return asked
  }

  withLanguage(async (language) => {
    if (language !== 'pt-BR') await load(language)
  })

  return function useFeatureWords() {
    const language = useLanguage()
    return there.get(language) ?? (language === 'pt-BR' ? ptBr : use(load(language)))
  }
}
