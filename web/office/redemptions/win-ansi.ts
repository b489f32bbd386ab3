/** The characters that Windows code page 1252 has where Latin-1 has none, from 0x80; a space where neither has any. */
const special = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** A text as a PDF's simple fonts spell it: one byte for each character, and for what they lack its plain letter or `?`. */
export function winAnsi(text: string): number[] {
  return Array.from(text.normalize('NFC'), byteOf)
}

function byteOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code
  const place = character === ' ' ? -1 : special.indexOf(character)
  if (place >= 0) return 0x80 + place
  const plain = character.normalize('NFD').codePointAt(0) ?? 0
  return plain >= 0x20 && plain < 0x7f ? plain : 0x3f
}
