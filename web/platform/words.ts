import { use } from 'react'
import type { Language } from '#contract/languages.ts'
import { useLanguage, withLanguage } from './language.ts'

type Fetched = Exclude<Language, 'pt-BR'>
type Translations<Words> = Readonly<Record<Fetched, () => Promise<Words>>>

/** The words of one feature: Portuguese comes with its screens; the others are fetched by those who read them. */
export function featureWords<Words>(ptBr: Words, translations: Translations<Words>): () => Words {
  const coming = new Map<Fetched, Promise<Words>>()

  function load(language: Fetched): Promise<Words> {
    const known = coming.get(language)
    if (known !== undefined) return known
    const asked = translations[language]()
    coming.set(language, asked)
    asked.then(
      // This is where React looks whether it must wait: words that are there are shown at once.
      (value) => Object.assign(asked, { status: 'fulfilled', value }),
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
    return language === 'pt-BR' ? ptBr : use(load(language))
  }
}
