/** Digits and letters that nobody mistakes for one another: no 0 or O, no 1, I or L. A prime number of them. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/** What a client's link carries. */
export const clientTokens = /^[a-zA-Z0-9_-]{16,40}$/

/** What somebody typed, without spaces and dashes and in capitals. */
export function typedCode(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
}

export function isRecommendationCode(code: string): boolean {
  const places = [...code].map((sign) => signs.indexOf(sign))
  if (places.length !== length || places.includes(-1)) return false
  return places.at(-1) === checkOf(places.slice(0, -1))
}

/** As it is shown: two groups of four are read aloud and typed with fewer mistakes. */
export function shownCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}

/**
 * Each place has a weight of its own, so that a wrong sign and two signs in the wrong order always change the sum: their
 * number is prime.
 */
function checkOf(places: readonly number[]): number {
  return places.reduce((sum, place, index) => sum + place * (index + 2), 0) % signs.length
}
