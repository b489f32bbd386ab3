import {
  type MaskitoOptions,
  type MaskitoPostprocessor,
  type MaskitoPreprocessor,
  maskitoStrictCompositionPlugin,
} from '@maskito/core'

/**
 * A veterinarian's registration. Digits alone take the shape 999/99; real registrations have up to six digits and the
 * state, so a slash or a letter typed later says where the number ends and the slash moves there:
 * 12345 reads 123/45, then 12345/S, then 12345/SP. A sixth digit takes the slash away: 123456. Nothing typed is lost.
 */
function shapeCrmv(text: string): string {
  const { number, ending } = partsOf(text)
  return ending === undefined ? withOwnSlash(number) : `${number.slice(0, 6)}/${ending.slice(0, 2)}`
}

export const crmvOptions: MaskitoOptions = {
  mask: /^[\dA-Z/]*$/,
  preprocessors: [cleaned(), onlyWhatFits()],
  postprocessors: [shaped()],
  plugins: [maskitoStrictCompositionPlugin()],
}

const stateAfterSlash = /^([\d/]*)\/([A-Z]+)/
const stateAfterNumber = /^([\d/]*\d[\d/]*\d[\d/]*\d)([A-Z]+)\/*$/

/** Undefined while the end of the number is not known. */
function partsOf(text: string): { number: string; ending?: string } {
  const [, before, state] = stateAfterSlash.exec(text) ?? stateAfterNumber.exec(text) ?? []
  if (state) return { number: digitsOf(before), ending: state }
  const slash = text.lastIndexOf('/')
  const number = digitsOf(text.slice(0, slash))
  const ending = digitsOf(text.slice(slash))
  const isNumberOver = slash >= 0 && number.length >= 3 && !(number.length === 3 && ending.length > 2)
  return isNumberOver ? { number, ending } : { number: digitsOf(text) }
}

function withOwnSlash(digits: string): string {
  const end = digits.length > 6 ? 6 : 3
  const isWhole = digits.length <= 3 || digits.length === 6
  return isWhole ? digits : `${digits.slice(0, end)}/${digits.slice(end, end + 2)}`
}

function digitsOf(text = ''): string {
  return text.replace(/\D/g, '')
}

/** For example "CRMV-SP nº 12.345", as some cards write it. */
function cleaned(): MaskitoPreprocessor {
  return ({ elementState, data }) => ({
    elementState: { ...elementState, value: clean(elementState.value) },
    data: clean(data),
  })
}

function clean(text: string): string {
  const plain = text.toUpperCase().replace(/(\d)\.(?=\d)/g, '$1')
  const [, state, number] = /^\W*(?:CRMV)?\W*([A-Z]{2})\W*(?:N\W+)?(\d+)\W*$/.exec(plain) ?? []
  return state ? `${number}/${state}` : plain.replace(/[\s.\-–/\\]+/g, '/').replace(/[^\dA-Z/]/g, '')
}

function onlyWhatFits(): MaskitoPreprocessor {
  return ({ elementState, data }) => {
    const { value, selection } = elementState
    const isBeforeDigits = /\d/.test(value.slice(selection[1]))
    const isAfterLetters = /[A-Z]/.test(value.slice(0, selection[0]))
    const withoutLetters = isBeforeDigits ? data.replace(/[A-Z]/g, '') : data
    return { elementState, data: isAfterLetters ? withoutLetters.replace(/\d/g, '') : withoutLetters }
  }
}

function shaped(): MaskitoPostprocessor {
  return ({ value, selection }) => {
    const shape = shapeCrmv(value)
    const place = (caret: number) => caretIn(shape, value.slice(0, caret))
    return { value: shape, selection: [place(selection[0]), place(selection[1])] }
  }
}

function caretIn(shape: string, before: string): number {
  const passed = before.replaceAll('/', '').length
  let caret = 0
  for (let seen = 0; caret < shape.length && seen < passed; caret += 1) if (shape[caret] !== '/') seen += 1
  return before.endsWith('/') && shape[caret] === '/' ? caret + 1 : caret
}
