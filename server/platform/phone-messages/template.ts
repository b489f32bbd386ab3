export type MessageFacts = {
  /** As the world writes it: +5562998877001. */
  phone: string
  text: string
  /** Empty where the message brings none. */
  code: string
  /** The same in each attempt. */
  id: string
  language: string
}

export type GatewayRequest = {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

export type GatewaySettings = {
  url: string
  headers?: string | undefined
  body?: string | undefined
  codeBody?: string | undefined
}

type Fill = (value: (name: string) => string) => string

const names = ['phone', 'digits', 'text', 'code', 'id', 'language']
const placeholder = /\{([a-z_]+)\}/gi

/**
 * What is sent is read as JSON or as a form first and filled afterwards, value by value: no text can end its place
 * and begin another. Faults are told with their mend, and never with a value, which may be a secret.
 */
export function readTemplates(settings: GatewaySettings) {
  const faults: string[] = []
  const told = <Value>(name: string, read: () => Value): Value | undefined => {
    try {
      return read()
    } catch (error) {
      faults.push(`${name} ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
  const address = told('MESSAGES_URL', () => addressIn(settings.url))
  const given = told('MESSAGES_HEADERS', () => headersIn(settings.headers ?? '{}'))
  const type = given && told('MESSAGES_HEADERS', () => typeIn(given))
  const bodyOf = (name: string, text: string | undefined) =>
    text === undefined ? undefined : told(name, () => bodyIn(text, type))
  const body = bodyOf('MESSAGES_BODY', settings.body)
  const codeBody = bodyOf('MESSAGES_CODE_BODY', settings.codeBody)
  faults.push(...missingPlaces(settings))
  if (faults.length > 0 || !address || !given) return { faults }

  return {
    faults,
    requestFor(facts: MessageFacts): GatewayRequest {
      const value = valuesOf(facts)
      const headers = Object.fromEntries(
        Object.entries(given).map(([name, text]) => [name, fill(text, value)]),
      )
      const chosen = facts.code ? (codeBody ?? body) : body
      const request = { url: address.fill(value), headers: { ...address.headers, ...headers } }
      if (!chosen) return { ...request, method: 'GET' }
      const typed = type ? {} : { 'Content-Type': chosen.type }
      return {
        ...request,
        method: 'POST',
        headers: { ...typed, ...request.headers },
        body: chosen.fill(value),
      }
    },
  }
}

function valuesOf(facts: MessageFacts) {
  const values: Record<string, string> = { ...facts, digits: facts.phone.replace(/\D/g, '') }
  return (name: string) => values[name] ?? ''
}

function fill(text: string, value: (name: string) => string) {
  return text.replace(placeholder, (_, name: string) => value(name))
}

/** Name and password of the address go as a header, as a browser would send them. */
function addressIn(text: string) {
  const example = 'must be an address like https://gateway.example/send'
  if (!URL.canParse(text)) throw new Error(example)
  const url = new URL(text)
  if (!['http:', 'https:'].includes(url.protocol)) throw new Error(example)
  requireKnown(text)
  const place = /^[^:]+:\/\/[^/?#]*/.exec(text)?.[0] ?? ''
  if (place.includes('{'))
    throw new Error('must name its host itself: {placeholders} stand in the path or after the ?')
  const { username, password } = url
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const headers: Record<string, string> = username
    ? { Authorization: `Basic ${Buffer.from(login).toString('base64')}` }
    : {}
  const bare = text.replace(/^([^:]+:\/\/)[^/?#]*@/, '$1')
  return {
    headers,
    fill: (value: (name: string) => string) => fill(bare, (name) => encodeURIComponent(value(name))),
  }
}

function headersIn(text: string): Record<string, string> {
  const mend = 'must be a JSON object of texts like {"Authorization":"Bearer …"}'
  const headers = jsonIn(text, mend)
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) throw new Error(mend)
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== 'string') throw new Error(mend)
    if (!isHeader(name, value)) throw new Error('holds a name or a value that no header can have')
    if ([...value.matchAll(placeholder)].some(([, known]) => known !== 'id'))
      throw new Error('can hold {id} and no other placeholder')
  }
  return headers as Record<string, string>
}

function isHeader(name: string, value: string) {
  try {
    new Headers([[name, value]])
    return true
  } catch {
    return false
  }
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

function typeIn(headers: Record<string, string>) {
  const [, given] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type') ?? []
  if (given === undefined) return undefined
  const type = [json, form].find((known) => given.toLowerCase().startsWith(known))
  if (!type) throw new Error(`can only say ${json} or ${form} as Content-Type`)
  return type
}

/** Without a word about its type, a body that begins as JSON does is JSON. */
function bodyIn(text: string, given: string | undefined): { type: string; fill: Fill } {
  requireKnown(text)
  const type = given ?? (/^\s*[{[]/.test(text) ? json : form)
  if (type === json) {
    const template = jsonIn(text, 'is not JSON: {placeholders} stand inside of "texts"')
    return { type, fill: (value) => JSON.stringify(filled(template, value)) }
  }
  if (!/^[^=&\s]+=[^&\n]*(?:&[^=&\s]+=[^&\n]*)*$/.test(text))
    throw new Error('must be JSON, or a form like To={phone}&Body={text}')
  const pairs = [...new URLSearchParams(text)]
  return {
    type,
    fill: (value) => new URLSearchParams(pairs.map(([name, part]) => [name, fill(part, value)])).toString(),
  }
}

function filled(template: unknown, value: (name: string) => string): unknown {
  if (typeof template === 'string') return fill(template, value)
  if (Array.isArray(template)) return template.map((part) => filled(part, value))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([name, part]) => [name, filled(part, value)]))
}

function jsonIn(text: string, mend: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(mend)
  }
}

function requireKnown(text: string) {
  for (const [, name = ''] of text.matchAll(placeholder)) {
    if (names.includes(name)) continue
    const known = names.map((one) => `{${one}}`).join(', ')
    throw new Error(`holds {${name}}, which stands for nothing: there are ${known}`)
  }
}

/** A message without a receiver or without its words would be paid for and say nothing. */
function missingPlaces({ url, body, codeBody }: GatewaySettings): string[] {
  const where = body === undefined ? 'MESSAGES_URL' : 'MESSAGES_BODY'
  const has = (text: string, ...wanted: string[]) => wanted.some((name) => text.includes(`{${name}}`))
  const usual = `${url} ${body ?? ''}`
  return [
    ...(has(usual, 'phone', 'digits') ? [] : [`${where} must hold {phone} or {digits}`]),
    ...(has(usual, 'text') ? [] : [`${where} must hold {text}`]),
    ...(has(usual, 'code') ? [`${where} holds {code}, which only MESSAGES_CODE_BODY can hold`] : []),
    ...(codeBody === undefined || has(`${url} ${codeBody}`, 'phone', 'digits')
      ? []
      : ['MESSAGES_CODE_BODY must hold {phone} or {digits}']),
    ...(codeBody === undefined || has(codeBody, 'code', 'text')
      ? []
      : ['MESSAGES_CODE_BODY must hold {code} or {text}']),
    ...(codeBody !== undefined && body === undefined
      ? ['MESSAGES_CODE_BODY needs MESSAGES_BODY beside it']
      : []),
  ]
}
