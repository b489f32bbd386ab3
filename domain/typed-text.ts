/** Of texts with lines: without what the database cannot keep or no keyboard types. */
export function storable(text: string): string {
  return text.replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, '')
}

/** Letters composed, ends trimmed; what no keyboard types goes: control characters, turns of direction, half a pair. */
export function cleaned(text: string): string {
  if (isPlain.test(text)) return text
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
}

/** Nearly every text: letters and signs of Portuguese, Spanish and English in one line, and no space at its ends. */
const isPlain = /^[!-~¡-ſ](?:[ -~¡-ſ]*[!-~¡-ſ])?$/
