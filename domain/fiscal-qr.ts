import { isDay } from './business-days.ts'
import { centsOf } from './cents.ts'
import { hasKeyShape } from './fiscal-key.ts'

/** What a code on paper says. Nobody vouches for it: the key is still to be checked, and the address never asked. */
export type FiscalCode = {
  readonly key: string
  /** Issued for testing; a bare key does not say. */
  readonly isTest?: boolean
  readonly totalCents?: number
  /** Day of issue, `2026-05-31`. */
  readonly issuedOn?: string
}

/** The text of an NFC-e's QR code in any of its versions, or of a DANFE's bar code, which is the bare key. */
export function readFiscalCode(text: string): FiscalCode | undefined {
  const plain = text.trim().replace(/%7c/gi, '|')
  const bare = keyIn(plain.split('|', 1)[0])
  if (bare) return { key: bare }
  const query = /^https?:\/\/[^?#]+\?(.+)$/i.exec(plain)?.[1]
  if (!query) return undefined
  const fields = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]))
  return readFirstVersion(fields) ?? readLaterVersions(fields.get('p'))
}

/** Version 1: `?chNFe=<key>&nVersao=100&tpAmb=1&dhEmi=<hex>&vNF=12.30&…`. */
function readFirstVersion(fields: ReadonlyMap<string, string>): FiscalCode | undefined {
  const key = keyIn(fields.get('chnfe'))
  if (!key) return undefined
  const issuedOn = dayInHex(fields.get('dhemi'))
  return codeOf(key, { environment: fields.get('tpamb'), total: fields.get('vnf'), issuedOn })
}

/** `?p=<key>|2|env|id|hash` or `|3|env` when issued online; offline the day and the total follow `env`. */
function readLaterVersions(list: string | undefined): FiscalCode | undefined {
  const [first, version, environment, day, total, ...others] = list?.split('|') ?? []
  const key = keyIn(first)
  if (!key || (version !== '2' && version !== '3')) return undefined
  const isOffline = version === '3' ? total !== undefined : others.length > 0
  if (!isOffline) return codeOf(key, { environment })
  return codeOf(key, { environment, total, issuedOn: dayIn(key, day) })
}

type Said = { environment?: string | undefined; total?: string | undefined; issuedOn?: string | undefined }

function codeOf(key: string, { environment, total, issuedOn }: Said): FiscalCode {
  const totalCents = centsOf(total)
  return {
    key,
    ...(environment && { isTest: environment !== '1' }),
    ...(totalCents !== undefined && { totalCents }),
    ...(issuedOn && { issuedOn }),
  }
}

function keyIn(text: string | undefined): string | undefined {
  const key = text?.trim().toUpperCase() ?? ''
  return hasKeyShape(key) ? key : undefined
}

/** The code has only the day of the month; year and month are those of the key. */
function dayIn(key: string, day: string | undefined): string | undefined {
  return existing(`20${key.slice(2, 4)}-${key.slice(4, 6)}-${day}`)
}

/** Version 1 spells the moment of issue as the hexadecimal codes of its letters. */
function dayInHex(hex: string | undefined): string | undefined {
  if (!hex || !/^([\da-f]{2})+$/i.test(hex)) return undefined
  const text = hex.replace(/../g, (code) => String.fromCharCode(Number.parseInt(code, 16)))
  return existing(/^[\d-]{10}(?=T|$)/.exec(text)?.[0] ?? '')
}

function existing(day: string): string | undefined {
  return isDay(day) ? day : undefined
}
