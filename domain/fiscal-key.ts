import { isCnpj, isCpf } from './documents.ts'

export type FiscalKeyFault = 'length' | 'digit' | 'state' | 'month' | 'model' | 'issuer' | 'number'

/** What the 44 positions of an access key say; numbers stay text, since their zeros count. */
export type FiscalKey = {
  /** All 44 positions, upper case, without spaces. */
  readonly text: string
  readonly stateCode: string
  readonly state: string
  /** Month of issue, `2026-05`. */
  readonly month: string
  /** CNPJ or CPF, without the zeros that pad a CPF. */
  readonly issuer: string
  readonly model: '55' | '65'
  /** Without leading zeros, as people write them. */
  readonly series: string
  readonly number: string
}

export type FiscalKeyReading =
  | { readonly ok: true; readonly key: FiscalKey }
  | { readonly ok: false; readonly fault: FiscalKeyFault }

/**
 * Takes an access key apart and checks all that can be checked without asking the tax office.
 * The check digit alone lets one wrong key in eleven through. `today` is a day as `2026-05-31`.
 */
export function readFiscalKey(typed: string, today: string): FiscalKeyReading {
  const text = fiscalKeyOf(typed)
  if (!hasKeyShape(text)) return { ok: false, fault: 'length' }
  const stateCode = text.slice(0, 2)
  const state = states[stateCode]
  const month = `20${text.slice(2, 4)}-${text.slice(4, 6)}`
  const issuer = issuerIn(text)
  const model = text.slice(20, 22)
  const number = withoutZeros(text.slice(25, 34))
  if (fiscalKeyDigit(text.slice(0, 43)) !== text[43]) return { ok: false, fault: 'digit' }
  if (!state) return { ok: false, fault: 'state' }
  if (!/-(0[1-9]|1[0-2])$/.test(month) || month > today.slice(0, 7)) return { ok: false, fault: 'month' }
  if (model !== '55' && model !== '65') return { ok: false, fault: 'model' }
  if (!issuer) return { ok: false, fault: 'issuer' }
  if (number === '0') return { ok: false, fault: 'number' }
  const series = withoutZeros(text.slice(22, 25))
  return { ok: true, key: { text, stateCode, state, month, issuer, model, series, number } }
}

/** Whether a text could be a key, as it is stored; most that could are none. */
export function hasKeyShape(text: string): boolean {
  return /^\d{6}[\dA-Z]{12}\d{26}$/.test(text)
}

/** A key as it is stored: upper-case text. Letters stay, since issuers may have them in their CNPJ. */
export function fiscalKeyOf(typed: string): string {
  return typed.toUpperCase().replace(/[\s.-]/g, '')
}

/** Groups of four, as printed on paper. */
export function formatFiscalKey(key: string): string {
  return fiscalKeyOf(key).replace(/.{4}(?=.)/g, '$& ')
}

/** Weights run 2 to 9 from the right over the first 43 positions; a character counts as its ASCII code less 48. */
export function fiscalKeyDigit(first43: string): string {
  const sum = [...first43].reduce((total, character, index) => {
    const weight = ((first43.length - 1 - index) % 8) + 2
    return total + (character.charCodeAt(0) - 48) * weight
  }, 0)
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

/** Brazil's states by the codes of its statistics office. */
export const states: Readonly<Record<string, string>> = {
  11: 'RO',
  12: 'AC',
  13: 'AM',
  14: 'RR',
  15: 'PA',
  16: 'AP',
  17: 'TO',
  21: 'MA',
  22: 'PI',
  23: 'CE',
  24: 'RN',
  25: 'PB',
  26: 'PE',
  27: 'AL',
  28: 'SE',
  29: 'BA',
  31: 'MG',
  32: 'ES',
  33: 'RJ',
  35: 'SP',
  41: 'PR',
  42: 'SC',
  43: 'RS',
  50: 'MS',
  51: 'MT',
  52: 'GO',
  53: 'DF',
}

function issuerIn(key: string): string | undefined {
  const issuer = key.slice(6, 20)
  if (isCnpj(issuer)) return issuer
  const cpf = issuer.slice(3)
  return issuer.startsWith('000') && isCpf(cpf) ? cpf : undefined
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}
