import { cleaned, DailyDose } from '#contract/fields.ts'
import { isAccepted } from '#web/platform/schema-faults.ts'

type LinkFacts = { grams: number | undefined; petName: string | undefined; code: string | undefined }

/** What a link says of the portion. Anybody can write one: only what makes sense is shown, and as plain words. */
export function factsIn(search: URLSearchParams): LinkFacts {
  return {
    grams: gramsIn(search.get('g')),
    petName: [...cleaned(search.get('pet') ?? '')].slice(0, 40).join('').trim() || undefined,
    code: search.get('por')?.slice(0, 40) || undefined,
  }
}

function gramsIn(text: string | null): number | undefined {
  const grams = text && /^\d+$/.test(text) ? Number(text) : 0
  return isAccepted(DailyDose, grams) ? grams : undefined
}
