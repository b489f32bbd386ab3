import type { MessageChannel } from '#contract/phone-messages.ts'
import { problem } from '#server/platform/problem.ts'
import { type GatewaySettings, type MessageFacts, readTemplates } from './template.ts'

/** What a gateway made of a message: `later` where it may take it another time. */
type GatewayAnswer =
  | { outcome: 'taken' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'later'; reason: string; afterSeconds?: number }

export type PhoneGateway = {
  readonly channel: MessageChannel
  /** Most messages an hour, of the whole programme. */
  readonly perHour: number
  send(facts: MessageFacts): Promise<GatewayAnswer>
}

type Settings = GatewaySettings & { channel: MessageChannel; perHour: number; patienceMs?: number }

const mostWaitSeconds = 6 * 60 * 60

/** The gateway's own words are not kept: they quote whom a message was for. */
export function openGateway({ channel, perHour, patienceMs = 10_000, ...settings }: Settings): PhoneGateway {
  const { requestFor, faults } = readTemplates(settings)
  if (!requestFor) throw problem(faults.join('; '))
  return {
    channel,
    perHour,
    async send(facts) {
      const { url, ...request } = requestFor(facts)
      try {
        const response = await fetch(url, {
          ...request,
          // What we send is for this address and nobody else.
          redirect: 'manual',
          signal: AbortSignal.timeout(patienceMs),
        })
        await response.body?.cancel()
        return answerOf(response)
      } catch (error) {
        return { outcome: 'later', reason: reasonOf(error) }
      }
    },
  }
}

function answerOf({ status, headers }: Response): GatewayAnswer {
  if (status >= 200 && status < 300) return { outcome: 'taken' }
  const reason = String(status)
  if (status < 500 && status !== 429 && status !== 408) return { outcome: 'refused', reason }
  const afterSeconds = waitIn(headers.get('Retry-After'))
  return { outcome: 'later', reason, ...(afterSeconds !== undefined && { afterSeconds }) }
}

/** Seconds, or the moment as a date. */
function waitIn(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(1, Math.ceil(seconds)), mostWaitSeconds)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
