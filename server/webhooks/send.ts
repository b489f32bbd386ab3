import { lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPrivateLiteral, isPublicAddress, isUsableUrl } from './public-address.ts'

type Message = { headers: Record<string, string>; body: string; allowsPrivate: boolean; patienceMs?: number }

/** Without a status there was no answer, and the text says why. */
export type WebhookAnswer = { status: number | null; answer: string }

const patience = 10_000
const longestAnswerBytes = 2048

/** Redirects are not followed, and of a long answer only the beginning is read. */
export async function postWebhook(url: string, message: Message): Promise<WebhookAnswer> {
  try {
    return await post(url, message)
  } catch (error) {
    return { status: null, answer: error instanceof Error ? error.message : String(error) }
  }
}

function post(url: string, { headers, body, allowsPrivate, patienceMs = patience }: Message) {
  const { protocol, hostname } = new URL(url)
  if (!isUsableUrl(url, allowsPrivate) || (!allowsPrivate && isPrivateLiteral(hostname))) throw notPublic()
  const request = protocol === 'https:' ? requestSecure : requestPlain
  return new Promise<WebhookAnswer>((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      // A connection of its own, whose address is looked up and checked now.
      agent: false,
      lookup: allowsPrivate ? lookup : lookUpPublic,
      signal: AbortSignal.timeout(patienceMs),
    })
    sending.on('error', (error) =>
      reject(error.name === 'TimeoutError' || error.name === 'AbortError' ? tooSlow(patienceMs) : error),
    )
    sending.on('response', (response) => {
      const parts: Buffer[] = []
      let bytes = 0
      const finish = () => {
        const answer = Buffer.concat(parts).subarray(0, longestAnswerBytes).toString()
        resolve({ status: response.statusCode ?? null, answer: storable(answer) })
        response.destroy()
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        bytes += part.length
        if (bytes >= longestAnswerBytes) finish()
      })
      response.on('end', finish)
      // An answer that breaks off or never ends has still been given.
      response.on('error', finish)
    })
    sending.end(body)
  })
}

/** The connection goes to the address that was checked: a name that changes its mind in between changes nothing. */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const usable = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = usable
    if (error || !first) return callback(error ?? notPublic(), '', 0)
    if (options.all) callback(null, usable)
    else callback(null, first.address, first.family)
  })
}

function notPublic() {
  return new Error('the address is not a public one')
}

function tooSlow(patienceMs: number) {
  return new Error(`no answer within ${patienceMs / 1000} seconds`)
}

/** The database keeps no zero characters. */
function storable(text: string) {
  return text.replaceAll('\0', '')
}
