import { adviserCodeIn } from '#contract/public-pages.ts'
import { mostGrams } from '#domain/pet.ts'
import { cleaned } from '#domain/typed-text.ts'

type LinkFacts = { grams: number | undefined; petName: string | undefined; code: string | undefined }

/** Anybody can write such a link, so only values that make sense are shown, as plain text. */
export function factsIn(search: URLSearchParams): LinkFacts {
  return {
    grams: gramsIn(search.get('g')),
    petName: [...cleaned(search.get('pet') ?? '')].slice(0, 40).join('').trim() || undefined,
    code: adviserCodeIn(search),
  }
}

function gramsIn(text: string | null): number | undefined {
  const grams = text && /^\d+$/.test(text) ? Number(text) : 0
  return grams >= 1 && grams <= mostGrams ? grams : undefined
}
