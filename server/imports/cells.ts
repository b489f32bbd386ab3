import { type Language, languages, type Texts } from '#contract/languages.ts'
import { cnpjOf, digitsOf } from '#domain/documents.ts'
import { endOf, firstDayOf, lastDayOf, startOf } from '#domain/programme-window.ts'
import { textsIn, type Texts as Words } from '#server/i18n/texts.ts'

type ImportWords = Words['imports']
type ChoiceGroup = keyof ImportWords['choices']

/** What may stand in a column, and what it stands for in the facts of a record. */
export type CellType =
  | { readonly is: 'text' }
  /** Of a document; zeros that a spreadsheet took away are put back. */
  | { readonly is: 'digits'; readonly lengths: readonly number[]; readonly mostZeros?: number }
  | { readonly is: 'cnpjs' }
  | { readonly is: 'whole' }
  /** Kept as a whole number of thousandths. */
  | { readonly is: 'thousandths' }
  | { readonly is: 'yes_no' }
  | { readonly is: 'choice'; readonly of: ChoiceGroup }
  | { readonly is: 'choices'; readonly of: ChoiceGroup }
  | { readonly is: 'day' }
  /** A moment in the facts: when the day begins, or when it is over. */
  | { readonly is: 'first_day' }
  | { readonly is: 'last_day' }

type Fault = (words: ImportWords) => string
type Read = { readonly value: unknown } | { readonly fault: Fault }

export function inEveryLanguage(say: (words: Words, language: Language) => string): Texts {
  const texts = languages.map((language) => [language, say(textsIn(language), language)])
  return Object.fromEntries(texts) as Texts
}

/** The value of a cell that is not empty. */
export function readCell(type: CellType, text: string): Read {
  if (/^#(REF|N\/A|VALUE|DIV\/0|NAME|NULL|NUM)[!?]?$/.test(text))
    return { fault: (words) => words.faults.cell_error }
  return readers[type.is](text, type)
}

const readers: Readonly<Record<CellType['is'], (text: string, type: CellType) => Read>> = {
  text: (text) => ({ value: text }),
  digits: (text, type) => ({
    value: type.is === 'digits' ? padded(text, type.lengths, type.mostZeros) : text,
  }),
  cnpjs: (text) => ({
    value: text.split(/[,;|\s]+/).flatMap((one) => padded(cnpjOf(one), [14]) || []),
  }),
  whole: (text) => {
    const number = numberIn(text)
    return Number.isSafeInteger(number) ? { value: number } : { fault: (words) => words.faults.whole }
  },
  thousandths: (text) => {
    const number = numberIn(text)
    const value = number === undefined ? Number.NaN : Math.round(number * 1000)
    return Number.isSafeInteger(value) ? { value } : { fault: (words) => words.faults.decimal }
  },
  yes_no: (text) => {
    const plain = plainOf(text)
    if (['1', 'true', 's', 'y', ...wordsOf('yes')].includes(plain)) return { value: true }
    if (['0', 'false', 'n', ...wordsOf('no')].includes(plain)) return { value: false }
    return { fault: (words) => words.faults.yes_no }
  },
  choice: (text, type) => {
    const value = choiceIn(text, type)
    return value === undefined ? { fault: notAChoice(type) } : { value }
  },
  choices: (text, type) => {
    const values = text.split(/[,;|/]+/).flatMap((one) => (one.trim() ? [choiceIn(one, type)] : []))
    return values.includes(undefined) ? { fault: notAChoice(type) } : { value: values }
  },
  day: (text) => dayRead(text, (day) => day),
  first_day: (text) => dayRead(text, startOf),
  last_day: (text) => dayRead(text, endOf),
}

function dayRead(text: string, asFact: (day: string) => string): Read {
  const day = dayIn(text)
  return day ? { value: asFact(day) } : { fault: (words) => words.faults.day }
}

/** As somebody would write it in the file. */
export function writeCell(type: CellType, value: unknown, language: Language = 'pt-BR'): string {
  if (value === null || value === undefined || value === '') return ''
  if (type.is === 'thousandths') return String(Number(value) / 1000).replace('.', ',')
  if (type.is === 'yes_no') return textsIn(language).imports[value ? 'yes' : 'no']
  if (type.is === 'choice') return choiceWord(type, String(value), language)
  if (type.is === 'choices' && Array.isArray(value))
    return value.map((one) => choiceWord(type, String(one), language)).join(', ')
  if (type.is === 'day') return written(String(value))
  if (type.is === 'first_day') return written(firstDayOf(String(value)))
  if (type.is === 'last_day') return written(lastDayOf(String(value)))
  return Array.isArray(value) ? value.join(', ') : String(value)
}

export function choiceWords(type: CellType, words: ImportWords): string {
  return 'of' in type ? Object.values(words.choices[type.of]).join(', ') : ''
}

/** Without accents, capitals and what stands between words: as people write the same thing. */
export function plainOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

function notAChoice(type: CellType): Fault {
  return (words) => words.faults.choice(choiceWords(type, words))
}

/** What people write besides the words of the template, without accents. */
const synonyms: Partial<Record<ChoiceGroup, Readonly<Record<string, string>>>> = {
  pets: { cachorro: 'dog', cachorros: 'dog', caes: 'dog', gatos: 'cat' },
  profiles: {
    veterinaria: 'veterinarian',
    criadora: 'breeder',
    canil: 'breeder',
    atendente: 'attendant',
    vendedora: 'attendant',
  },
}

function choiceIn(text: string, type: CellType): string | undefined {
  if (!('of' in type)) return undefined
  const plain = plainOf(text)
  const meant = synonyms[type.of]?.[plain]
  if (meant) return meant
  for (const language of languages)
    for (const [value, word] of Object.entries(textsIn(language).imports.choices[type.of]))
      if (plainOf(word) === plain || plainOf(value) === plain) return value
  return undefined
}

function choiceWord({ of }: { of: ChoiceGroup }, value: string, language: Language): string {
  const words: Readonly<Record<string, string>> = textsIn(language).imports.choices[of]
  return words[value] ?? value
}

function wordsOf(answer: 'yes' | 'no'): string[] {
  return languages.map((language) => plainOf(textsIn(language).imports[answer]))
}

/** Only what is all digits lost its zeros: letters and signs are left for the check to refuse. */
function padded(text: string, lengths: readonly number[], mostZeros = 14): string {
  const digits = digitsOf(text)
  if (digits === '' || digits.length < text.replace(/[\s./-]/g, '').length) return text
  const length = lengths.find((one) => one >= digits.length && one <= digits.length + mostZeros)
  return length ? digits.padStart(length, '0') : digits
}

/** Decimals with a comma, thousands with dots; or decimals with a dot. */
function numberIn(text: string): number | undefined {
  const plain = text.replace(/\s|^R\$/g, '')
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

function dayIn(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10)
  try {
    return Temporal.PlainDate.from(iso, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}

function written(day: string): string {
  return day.split('-').toReversed().join('/')
}
