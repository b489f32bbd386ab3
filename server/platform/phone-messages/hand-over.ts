import { brand } from '#brand/brand.ts'
import type { Language } from '#contract/languages.ts'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { PhoneGateway } from './gateway.ts'
import {
  claimMessage,
  deleteMessagesBefore,
  isHourFull,
  type MessageKind,
  messageWith,
  noteAttempt,
} from './queries.ts'

type Tools = Pick<Database, 'db' | 'transaction'> & {
  phoneGateway?: PhoneGateway | undefined
  now: Temporal.Instant
  metrics: Metrics
  log: Log
}

export type PhoneMessage = {
  /** The same in each attempt, so that a gateway that knows it can tell that it is the same message. */
  id: string
  memberId: string
  kind: MessageKind
  /** Area code and number. */
  phone: string
  text: string
  code?: string
  language: Language
  /** Afterwards it is worth nothing. */
  goodUntil: Temporal.Instant
}

/** Longer than a gateway is waited for, and shorter than it takes to notice that a worker died. */
const tryingSeconds = 30
const waits = [5, 20, 60, 300, 900, 1800]
const longestWait = 3600
const fullHourSeconds = 600

/** Gives it to the gateway at most once at a time. Returns after how many seconds to try again, if at all. */
export async function handOver(tools: Tools, message: PhoneMessage): Promise<number | undefined> {
  const { phoneGateway: gateway, transaction, now, metrics, log } = tools
  if (!gateway) return undefined
  const { id, kind, phone, text, code = '', language, goodUntil } = message
  if (Temporal.Instant.compare(now, goodUntil) >= 0) return undefined
  const again = (afterSeconds: number) =>
    Temporal.Instant.compare(now.add({ seconds: afterSeconds }), goodUntil) < 0 ? afterSeconds : undefined
  const until = now.add({ seconds: tryingSeconds })
  const attempts = await transaction((tx) => claimMessage(tx, { ...message, ...gateway, now, until }))
  if (attempts === undefined) return againUnclaimed(tools, message, again)

  const facts = {
    phone: `+55${phone}`,
    text: `${brand.name}: ${text}`,
    code,
    id,
    language: language.replace('-', '_'),
  }
  const answer = await gateway.send(facts)
  await transaction((tx) => noteAttempt(tx, { id, handedAt: answer.outcome === 'taken' ? now : null }))
  if (answer.outcome === 'taken') {
    metrics.messaged(kind, 'taken')
    return undefined
  }
  const { outcome, reason } = answer
  const wait =
    outcome === 'later' ? again(answer.afterSeconds ?? waits[attempts - 1] ?? longestWait) : undefined
  metrics.messaged(kind, wait === undefined ? 'failed' : 'later')
  log.warn(
    { kind, message: id, attempt: attempts, reason, again_after: wait },
    'the gateway did not take a message',
  )
  return wait
}

async function againUnclaimed(
  { db, metrics, log }: Tools,
  { id, kind }: PhoneMessage,
  again: (s: number) => number | undefined,
) {
  const earlier = await messageWith(db, id)
  if (earlier?.handed_at) return undefined
  // Somebody is at it, or died at it.
  if (earlier) return again(tryingSeconds)
  metrics.messaged(kind, 'held')
  log.warn({ kind, message: id }, 'the hour is full of messages: MESSAGES_PER_HOUR')
  return again(fullHourSeconds)
}

/** Who asks for a message is told at once that none would come. */
export async function requireRoomForMessage(db: Db, { perHour }: PhoneGateway, now: Temporal.Instant) {
  if (await isHourFull(db, { perHour, now }))
    throw new Refusal('too_many_attempts', { waitSeconds: fullHourSeconds })
}

export async function forgetOldMessages(tx: Tx, { now }: { now: Temporal.Instant }) {
  await deleteMessagesBefore(tx, now.subtract({ hours: 30 * 24 }))
}
