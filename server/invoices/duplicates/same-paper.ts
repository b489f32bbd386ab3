import { readFiscalKey } from '#domain/fiscal-key.ts'

type Paper = { readonly accessKey?: string | undefined | null; readonly text?: string | undefined | null }

/** Figures that two papers must share, of those on the one that has fewer. */
const leastShared = 0.6

/**
 * Whether two pictures that look alike may show one paper. All receipts of a shop have the same outline: two keys that
 * both check are two papers, and otherwise the figures on them tell.
 */
export function isSamePaper(mine: Paper, other: Paper, today: string): boolean {
  const [myKey, otherKey] = [checked(mine.accessKey, today), checked(other.accessKey, today)]
  if (myKey && otherKey) return myKey === otherKey
  const [mySigns, otherSigns] = [figuresIn(mine.text), figuresIn(other.text)]
  const fewer = Math.min(mySigns.size, otherSigns.size)
  // With hardly any figures read, the pictures are all there is to tell by.
  if (fewer < 5) return true
  return [...mySigns].filter((sign) => otherSigns.has(sign)).length / fewer >= leastShared
}

function checked(key: string | undefined | null, today: string): string | undefined {
  const reading = key ? readFiscalKey(key, today) : undefined
  return reading?.ok ? reading.key.text : undefined
}

/** Amounts, days and numbers: what differs between two papers of one shop. */
function figuresIn(text: string | undefined | null): Set<string> {
  return new Set(text?.match(/\d[\d.,/-]{2,}\d/g))
}
