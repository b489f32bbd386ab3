import { isCommonPassword } from '#domain/common-passwords.ts'
import { folded } from './folded.ts'
import type { KnownWords } from './known-words.ts'

/**
 * Whether a password is known, or made of one known word or of what is known of the person and the programme, with the
 * usual signs for letters and the usual endings.
 */
export function isWeakPassword(
  password: string,
  about: readonly (string | null)[],
  known: KnownWords,
): boolean {
  if (isCommonPassword(password)) return true
  const typed = folded(password)
  if (isDay(typed)) return true
  const own = ownWords(about)
  return (
    readings(typed).some((reading) => isMadeOf(reading, own, known)) ||
    cores(typed).some((core) => readings(core).some((reading) => isKnown(reading, known)))
  )
}

function isKnown(word: string, { all, first }: KnownWords): boolean {
  if (word.length < 3) return false
  const half = word.slice(0, word.length / 2)
  return all.has(word) || (all.has(half) && half + half === word) || isPair(word, first)
}

/** Two words with or without something between them: senha.segura, amordavida. */
function isPair(text: string, first: ReadonlySet<string>): boolean {
  const letters = text.replace(/[^a-z]+/g, '')
  for (let end = 3; end <= letters.length - 3; end++) {
    if (!first.has(letters.slice(0, end))) continue
    const rest = letters.slice(end)
    if (first.has(rest) || first.has(rest.replace(/^(d[aeo]s?|n[ao]s?|com|e)/, ''))) return true
  }
  return false
}

/** Nothing that a stranger could not guess is left of it without the words that everybody has of this person. */
function isMadeOf(reading: string, own: readonly string[], { first }: KnownWords): boolean {
  const left = own.reduce((rest, word) => rest.replaceAll(word, ' '), reading)
  if (left === reading) return false
  const words = left.split(/[^a-z]+/).filter((word) => word.length > 2)
  return words.every((word) => first.has(word)) && words.length < 2
}

/** Longest first, so that a part does not spoil the whole. */
function ownWords(about: readonly (string | null)[]): string[] {
  const words = about.flatMap((text) => {
    const parts = folded(text ?? '').split(/[^a-z0-9]+/)
    return [...parts, parts.join(''), ...parts.map((part) => part.replace(/\d+$/, ''))]
  })
  return [...new Set(words)].filter((word) => word.length > 2).sort((one, other) => other.length - one.length)
}

const signs: Readonly<Record<string, string>> = {
  '4': 'a',
  '@': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
}

/** As it was typed, and with signs read as letters: a one may be an i or an l. */
function readings(text: string): string[] {
  const lettered = text.replace(/[4@836905$7+]/g, (sign) => signs[sign] ?? sign)
  return [...new Set([text, lettered, lettered.replace(/[1!|]/g, 'i'), lettered.replace(/[1!|]/g, 'l')])]
}

const longestEnding = 10
const longestBeginning = 4

/** What is left without a usual beginning and ending; a sign may belong to the word or to its ending. */
function cores(text: string): string[] {
  const found: string[] = []
  for (let begin = 0; begin <= longestBeginning && begin < text.length; begin++) {
    if (!isUsualEnding(text.slice(0, begin))) break
    for (let end = text.length; end > begin && end >= text.length - longestEnding; end--) {
      if (/[a-z]/.test(text.slice(end))) break
      if (isUsualEnding(text.slice(end))) found.push(text.slice(begin, end))
    }
  }
  // Figures alone are no word, although each can be read as a letter.
  return found.filter((core) => /[a-z]/.test(core))
}

/** Up to four figures and signs, or more that are a row, a repetition, a year or a day. */
function isUsualEnding(text: string): boolean {
  if (/[a-z]/.test(text)) return false
  if (text.length <= 4) return true
  const figures = text.replace(/\D/g, '')
  if (text.length - figures.length > 2) return false
  return (
    rows.some((row) => row.includes(figures)) ||
    /^(.{1,3})\1+$/.test(figures) ||
    /^(19|20)\d\d$/.test(figures) ||
    isDay(figures) ||
    /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])\d\d$/.test(figures)
  )
}

const rows = ['01234567890', '09876543210']

/** A day written in figures, in whichever order. */
function isDay(text: string): boolean {
  return (
    /^(0[1-9]|[12]\d|3[01])[-/. ]?(0[1-9]|1[0-2])[-/. ]?(19|20)\d\d$/.test(text) ||
    /^(19|20)\d\d[-/. ]?(0[1-9]|1[0-2])[-/. ]?(0[1-9]|[12]\d|3[01])$/.test(text)
  )
}
