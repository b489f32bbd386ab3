/** The digits of what was typed: masks, spaces and dots go. */
export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}

/** Eleven digits, of which the last two follow from the others; one digit repeated follows too and is nobody's. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false
  return [9, 10].every((length) => Number(digits[length]) === cpfCheckDigit(digits.slice(0, length)))
}

function cpfCheckDigit(digits: string): number {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  )
  return ((sum * 10) % 11) % 10
}

/** A CNPJ as it is stored: upper case, without punctuation. Since July 2026 it may hold letters. */
export function cnpjOf(typed: string): string {
  return typed.toUpperCase().replace(/[\s./-]/g, '')
}

export function isCnpj(cnpj: string): boolean {
  if (!/^[A-Z\d]{12}\d{2}$/.test(cnpj) || /^(.)\1*$/.test(cnpj)) return false
  return [12, 13].every((length) => Number(cnpj[length]) === cnpjCheckDigit(cnpj.slice(0, length)))
}

/** Weights run 2 to 9 from the right; a character counts as its ASCII code less 48, which leaves digits as they are. */
function cnpjCheckDigit(characters: string): number {
  const sum = [...characters].reduce((total, character, index) => {
    const weight = ((characters.length - 1 - index) % 8) + 2
    return total + (character.charCodeAt(0) - 48) * weight
  }, 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** A mobile number as it is stored: area code and number, without the country's 55. */
export function mobileOf(typed: string): string {
  const digits = digitsOf(typed)
  return digits.length === 13 && digits.startsWith('55') ? digits.slice(2) : digits
}

const areaCode = '1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9]'
const mobile = new RegExp(`^(${areaCode})9\\d{8}$`)

export function isMobile(digits: string): boolean {
  return mobile.test(digits)
}

export function isCep(digits: string): boolean {
  return /^\d{8}$/.test(digits)
}

/** The number of an invoice, grouped and filled with zeros as its writer likes; the database's `plain_number` does the same. */
export function plainNumber(written: string): string {
  return written.replace(/\D/g, '').replace(/^0+/, '')
}

/** A CRMV as it is stored: upper case, without spaces. */
export function crmvOf(typed: string): string {
  return typed.toUpperCase().replace(/\s/g, '')
}

const states = 'AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO'
const crmv = new RegExp(`^\\d{3,6}/(\\d{1,2}|${states})$`)

/** Only the form: councils give no check digit, so whether the number is this person's is for staff to find out. */
export function isCrmv(text: string): boolean {
  return crmv.test(text)
}
