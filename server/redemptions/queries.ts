import { sql } from 'kysely'
import type { Answer } from '#contract/endpoint.ts'
import type { PrizeKind } from '#contract/prize-fields.ts'
import type { BestTime, RedemptionStatus, redeem } from '#contract/redemptions.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'
import type { CommandCall } from '#server/platform/http-command.ts'
import type { Promises } from '#server/store/delivery-promise.ts'

export type RedemptionRequest = {
  command: CommandCall
  prizeId: string
  priceSeen: number | undefined
  promises: Promises
  phone: string | undefined
  bestTime: BestTime | undefined
}

type RedemptionVerdict =
  | { n: number; refused: RefusalCode; facts: Record<string, unknown> | null; answer: null }
  | { n: number; refused: null; facts: null; answer: Answer<typeof redeem> }

/** One statement, see `redeem_prizes` in the migrations. At most one request per member. */
export async function redeemPrizes(
  db: Db,
  requests: readonly RedemptionRequest[],
): Promise<RedemptionVerdict[]> {
  const rows = JSON.stringify(requests.map(toRow))
  const verdicts = await sql<RedemptionVerdict>`
    select n, refused, facts, answer from redeem_prizes(
      array(select wish from jsonb_populate_recordset(null::wish, ${rows}::jsonb) as wish)
    ) order by n`.execute(db)
  if (verdicts.rows.length !== requests.length) throw new Error('a redemption request has no answer')
  return verdicts.rows
}

function toRow(request: RedemptionRequest, n: number) {
  const { command, prizeId, priceSeen, promises, phone = null, bestTime = null } = request
  const { actorId, action, key, requestHash, at, requestId } = command
  return {
    n,
    member_id: actorId,
    prize_id: prizeId,
    price_seen: priceSeen ?? null,
    promised: promises.parcel,
    promises,
    phone,
    best_time: bestTime,
    action,
    key,
    request_hash: `\\x${requestHash.toString('hex')}`,
    at: at.toString(),
    request_id: requestId,
  }
}

function redemptions(db: Db) {
  return db
    .selectFrom('redemption')
    .leftJoin('prize_code', 'prize_code.redemption_id', 'redemption.id')
    .select(['redemption.id', 'redemption.number', 'redemption.member_id', 'redemption.prize_id'])
    .select(['redemption.titles', 'redemption.image', 'redemption.price', 'redemption.took_stock'])
    .select(['redemption.status', 'redemption.requested_at', 'redemption.deliver_by'])
    .select(['redemption.address', 'redemption.carrier', 'redemption.tracking_code'])
    .select(['redemption.tracking_link', 'redemption.reason', 'redemption.version'])
    .select(['redemption.kind', 'redemption.phone', 'redemption.best_time', 'prize_code.uncovered_at'])
    .where('redemption.member_id', 'is not', null)
}

export async function redemptionsOf(db: Db, memberId: string) {
  return redemptions(db)
    .select(path)
    .where('redemption.member_id', '=', memberId)
    .orderBy('redemption.requested_at', 'desc')
    .orderBy('redemption.number', 'desc')
    .limit(500)
    .execute()
}

type Step = { at: string; step: RedemptionStatus; note: string | null }

/** What came after the request. */
const path = sql<Step[] | null>`(
  select json_agg(json_build_object('at', at, 'step', step, 'note', note) order by at, step)
  from redemption_step where redemption_id = redemption.id
)`.as('path')

export async function redemptionById(db: Db, id: string) {
  return redemptions(db)
    .innerJoin('member', 'member.id', 'redemption.member_id')
    .select([path, 'member.id as memberId', 'member.name', 'member.email', 'member.language'])
    .where('redemption.id', '=', id)
    .executeTakeFirst()
}

/** Whoever is erased at this moment has to be waited for before anything of theirs is locked. */
export async function lockOwner(tx: Tx, id: string) {
  await sql`select lock_members(array(select member_id from redemption where id = ${id}))`.execute(tx)
}

type StepChange = {
  id: string
  from: readonly RedemptionStatus[]
  to: RedemptionStatus
  version: number | null
  memberId?: string
  facts?: { carrier?: string; tracking_code?: string | null; tracking_link?: string | null; reason?: string }
}

export async function changeStatus(tx: Tx, { id, from, to, version, memberId, facts = {} }: StepChange) {
  let update = tx
    .updateTable('redemption')
    .set({ ...facts, status: to, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', 'in', from)
  if (version !== null) update = update.where('version', '=', version)
  if (memberId) update = update.where('member_id', '=', memberId)
  return update
    .returning(['id', 'number', 'kind', 'member_id', 'prize_id', 'titles', 'price', 'took_stock', 'version'])
    .executeTakeFirst()
}

/** Prizes are always locked in this order. */
export async function cancelUnshipped(tx: Tx, memberId: string) {
  const cancelled = await tx
    .updateTable('redemption')
    .set({ status: 'cancelled', awaits_halt: true, version: sql`version + 1` })
    .where('member_id', '=', memberId)
    .where('status', 'in', ['requested', 'preparing', 'contacted', 'booked'])
    .returning(['id', 'number', 'kind', 'prize_id', 'titles', 'took_stock'])
    .execute()
  return cancelled.sort((one, other) => one.prize_id.localeCompare(other.prize_id))
}

/** What the books need stays. What the team wrote of it in the audit trail goes too: a tracking code leads to a person. */
export async function forgetOwner(tx: Tx, memberId: string) {
  const forgotten = await tx
    .updateTable('redemption')
    .set({ member_id: null, address: null, carrier: null, tracking_code: null, tracking_link: null })
    .set({ phone: null, best_time: null, reason: null, is_confirmed: true })
    .where('member_id', '=', memberId)
    .returning('id')
    .execute()
  const ids = forgotten.map(({ id }) => id)
  await sql`update redemption_step set note = null where redemption_id = any(${ids}::uuid[])`.execute(tx)
  await sql`select clear_audit(${ids}::uuid[])`.execute(tx)
}

export async function isOfNobody(db: Db, id: string) {
  return isFound(db.selectFrom('redemption').select('id').where('id', '=', id).where('member_id', 'is', null))
}

export async function redemptionExists(db: Db, id: string) {
  return isFound(db.selectFrom('redemption').select('id').where('id', '=', id))
}

type LaterStep = Exclude<RedemptionStatus, 'requested'>

type NewStep = { id: string; step: LaterStep; at: Temporal.Instant; note?: string | null | undefined }

export async function insertStep(tx: Tx, { id, step, at, note = null }: NewStep) {
  await tx.insertInto('redemption_step').values({ redemption_id: id, step, at, note }).execute()
}

export async function kindOf(db: Db, id: string) {
  const row = await db.selectFrom('redemption').select('kind').where('id', '=', id).executeTakeFirst()
  return row?.kind
}

export async function belongsTo(db: Db, id: string, memberId: string) {
  return isFound(
    db.selectFrom('redemption').select('id').where('id', '=', id).where('member_id', '=', memberId),
  )
}

export async function takeUnconfirmed(tx: Tx, most: number) {
  const { rows } = await sql<{ id: string; kind: PrizeKind }>`
    update redemption set is_confirmed = true where id in (
      select id from redemption where not is_confirmed order by requested_at limit ${most} for update skip locked
    ) returning id, kind`.execute(tx)
  return rows
}

/** Of a code that still counts. */
export async function codeOwner(db: Db, id: string) {
  return db
    .selectFrom('redemption')
    .innerJoin('member', 'member.id', 'redemption.member_id')
    .select(['redemption.member_id', 'member.email_confirmed_at'])
    .where('redemption.id', '=', id)
    .where('redemption.kind', '=', 'digital')
    .where('redemption.status', '=', 'delivered')
    .executeTakeFirst()
}
