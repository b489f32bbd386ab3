/** Without capitals and accents: what is left is what somebody who guesses types. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
