import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { defaultLanguage } from '#contract/languages.ts'
import { type Texts, textsIn } from '#server/i18n/texts.ts'

type Answer = { readonly status: number; readonly text: keyof Texts['failures'] }

const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: 'address_too_long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: 'too_slow' },
}

/** What is not HTTP, or too long for it, reaches no route: who sent it still gets our shape, without a language. */
export function answerClientError(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, text } = answers[error.code ?? ''] ?? { status: 400, text: 'malformed' }
  const body = JSON.stringify({ error: textsIn(defaultLanguage).failures[text] })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

/** A percent sign that begins no letter stands for itself, so that such an address is missing like any other. */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (isReadable(path)) return url
  return [path.replaceAll('%', '%25'), ...query].join('?')
}

function isReadable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
