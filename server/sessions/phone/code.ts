import { randomUUID, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { isMobile } from '#domain/documents.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Member } from '#server/platform/actors.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import type { PhoneGateway } from '#server/platform/phone-messages/gateway.ts'
import { handOver, requireRoomForMessage } from '#server/platform/phone-messages/hand-over.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { requireFreshProof } from '#server/sessions/prove.ts'
import { requireFreeTry } from '#server/sessions/sign-in.ts'
import { phoneProvedJob } from './phone-proved.ts'
import { codeToSend, countTry, phoneOf, saveCode, saveProvedPhone, takeCode } from './queries.ts'

const minutesValid = 10
const mostTries = 5

type CodeRequest = { member: Member; address: string; now: Temporal.Instant }
type Reading = Pick<Database, 'db' | 'transaction'>

/** A phone opens the account later, so who wants one proved shows who they are. Each message costs, so they are counted. */
export async function prepareCode(
  { db, transaction }: Reading,
  gateway: PhoneGateway | undefined,
  { member, address, now }: CodeRequest,
  limits: boolean,
) {
  const person = await phoneOf(db, member.id)
  if (!gateway || !person?.phone || !isMobile(person.phone)) throw new Refusal('not_found')
  await requireFreshProof(db, member, now)
  if (limits) await requireFreeTry(transaction, { door: 'phone-code', email: person.phone, address }, now)
  await requireRoomForMessage(db, gateway, now)
  return { phone: person.phone }
}

export async function sendCode(
  tx: Tx,
  { memberId, phone, now }: { memberId: string; phone: string; now: Temporal.Instant },
) {
  const id = randomUUID()
  await saveCode(tx, { memberId, id, phone, expiresAt: now.add({ minutes: minutesValid }) })
  await enqueue(tx, phoneCodeJob, { memberId, id })
}

export const phoneCodeJob = job({
  name: 'phone-code',
  queue: 'messages',
  payload: z.object({ memberId: z.string(), id: z.string() }),
  run: async (context, payload) => {
    const { db, transaction, secrets } = context
    const sending = await codeToSend(db, payload)
    if (!sending) return
    const [code = ''] = codesOf(secrets, payload.id)
    const { phone, language, expires_at: goodUntil } = sending
    const text = textsIn(language).messages.code(code)
    const message = { ...payload, kind: 'code', phone, language, code, text, goodUntil } as const
    const afterSeconds = await handOver(context, message)
    if (afterSeconds !== undefined)
      await transaction((tx) => enqueue(tx, phoneCodeJob, payload, { afterSeconds }))
  },
})

type CodeTry = { memberId: string; code: string; now: Temporal.Instant }

/** The try is counted whatever comes of it. */
export async function prepareProvedPhone(
  transaction: Database['transaction'],
  secrets: Secrets,
  { memberId, code, now }: CodeTry,
) {
  const open = await transaction((tx) => countTry(tx, { memberId, most: mostTries, now }))
  if (!open) throw new Refusal('phone_code_spent')
  if (!codesOf(secrets, open.id).some((right) => isSame(right, code))) throw new Refusal('phone_code_wrong')
  return open
}

type ProvedPhone = { memberId: string; id: string; phone: string; now: Temporal.Instant }

export async function provePhone(tx: Tx, { memberId, id, phone, now }: ProvedPhone) {
  if (!(await takeCode(tx, { memberId, id }))) throw new Refusal('phone_code_spent')
  await saveProvedPhone(tx, memberId, phone, now)
  await enqueue(tx, phoneProvedJob, { memberId, lastDigits: phone.slice(-4), provedAt: now.toString() })
}

/** The same in each attempt to send it, and by each key that is at hand; the newest first. */
function codesOf(secrets: Secrets, id: string): string[] {
  return secrets
    .hashesOf(`phone code ${id}`)
    .map((hash) => String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0'))
}

function isSame(right: string, typed: string) {
  const [one, other] = [Buffer.from(right), Buffer.from(typed)]
  return one.length === other.length && timingSafeEqual(one, other)
}
