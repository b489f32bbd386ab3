import type { Language } from '#contract/languages.ts'
import { currentLanguage, useLanguage, withLanguage } from './language.ts'

type Fetched = Exclude<Language, 'pt-BR'>
type Translations<Words> = Readonly<Record<Fetched, () => Promise<Words>>>

const coming = new Set<Promise<unknown>>()

/**
 * The words of one feature: Portuguese comes with its screens; the others are fetched by those who read them, from the
 * moment the feature's code is there.
 */
export function featureWords<Words>(ptBr: Words, translations: Translations<Words>): () => Words {
  const loaded = new Map<Fetched, Words>()
  const asked = new Map<Fetched, Promise<void>>()
  const failures = new Map<Fetched, unknown>()

  function load(language: Fetched): Promise<void> {
    const known = asked.get(language)
    if (known !== undefined) return known
    const answer = translations[language]()
      .then(
        (words) => void loaded.set(language, words),
        (error: unknown) => {
          failures.set(language, error)
          throw error
        },
      )
      .finally(() => {
        coming.delete(answer)
        asked.delete(language)
      })
    asked.set(language, answer)
    coming.add(answer)
    return answer
  }

  withLanguage(async (language) => {
    if (language !== 'pt-BR' && !loaded.has(language)) await load(language)
  })
  const language = currentLanguage()
  // Who draws without them tells what is wrong.
  if (language !== 'pt-BR') load(language).catch(() => undefined)

  return function useFeatureWords() {
    const language = useLanguage()
    if (language === 'pt-BR') return ptBr
    const words = loaded.get(language)
    if (words !== undefined) return words
    const failure = failures.get(language)
    // The next one to need them asks again.
    failures.delete(language)
    // A promise that is thrown is how a part says that it waits.
    throw failure ?? load(language)
  }
}

/** A screen is drawn once its words are there, so that the one before stays until then. */
export async function wordsThere(): Promise<void> {
  await Promise.allSettled(coming)
}
