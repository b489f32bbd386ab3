import { type NotNull, sql } from 'kysely'
import type { Answer } from '#contract/endpoint.ts'
import type { RedemptionStatus, redeem } from '#contract/redemptions.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'
import type { CommandCall } from '#server/platform/http-command.ts'

export type RedemptionRequest = {
  command: CommandCall
  prizeId: string
  priceSeen: number | undefined
  promised: string
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

function toRow({ command, prizeId, priceSeen, promised }: RedemptionRequest, n: number) {
  const { actorId, action, key, requestHash, at, requestId } = command
  return {
    n,
    member_id: actorId,
    prize_id: prizeId,
    price_seen: priceSeen ?? null,
    promised,
    action,
    key,
    request_hash: `\\x${requestHash.toString('hex')}`,
    at: at.toString(),
    request_id: requestId,
  }
}

/** Of a member each has an address (`redemption_goes_somewhere`). */
function redemptions(db: Db) {
  return db
    .selectFrom('redemption')
    .select(['redemption.id', 'redemption.number', 'redemption.member_id', 'redemption.prize_id'])
    .select(['redemption.titles', 'redemption.image', 'redemption.price', 'redemption.took_stock'])
    .select(['redemption.status', 'redemption.requested_at', 'redemption.deliver_by'])
    .select(['redemption.address', 'redemption.carrier', 'redemption.tracking_code'])
    .select(['redemption.tracking_link', 'redemption.reason', 'redemption.version'])
    .where('redemption.member_id', 'is not', null)
    .$narrowType<{ address: NotNull }>()
}

export async function redemptionsOf(db: Db, memberId: string) {
  return redemptions(db)
    .select((row) =>
      row
        .selectFrom('redemption_step as step')
        .select(
          sql<
            Step[]
          >`json_agg(json_build_object('at', step.at, 'step', step.step) order by step.at, step.step)`.as(
            'path',
          ),
        )
        .whereRef('step.redemption_id', '=', 'redemption.id')
        .as('path'),
    )
    .where('redemption.member_id', '=', memberId)
    .orderBy('redemption.requested_at', 'desc')
    .orderBy('redemption.number', 'desc')
    .limit(500)
    .execute()
}

type Step = { at: string; step: RedemptionStatus }

export async function redemptionById(db: Db, id: string) {
  return redemptions(db)
    .innerJoin('member', 'member.id', 'redemption.member_id')
    .select(['member.id as memberId', 'member.name', 'member.email', 'member.language'])
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
    .returning(['id', 'member_id', 'prize_id', 'titles', 'price', 'took_stock', 'version'])
    .executeTakeFirst()
}

/** Prizes are always locked in this order. */
export async function cancelUnshipped(tx: Tx, memberId: string) {
  const cancelled = await tx
    .updateTable('redemption')
    .set({ status: 'cancelled', awaits_halt: true, version: sql`version + 1` })
    .where('member_id', '=', memberId)
    .where('status', 'in', ['requested', 'preparing'])
    .returning(['id', 'prize_id', 'titles', 'took_stock'])
    .execute()
  return cancelled.sort((one, other) => one.prize_id.localeCompare(other.prize_id))
}

/** What the books need stays. What the team wrote of it in the audit trail goes too: a tracking code leads to a person. */
export async function forgetOwner(tx: Tx, memberId: string) {
  const forgotten = await tx
    .updateTable('redemption')
    .set({ member_id: null, address: null, carrier: null, tracking_code: null, tracking_link: null })
    .set({ reason: null, is_confirmed: true })
    .where('member_id', '=', memberId)
    .returning('id')
    .execute()
  await sql`select clear_audit(${forgotten.map(({ id }) => id)}::uuid[])`.execute(tx)
}

export async function isOfNobody(db: Db, id: string) {
  return isFound(db.selectFrom('redemption').select('id').where('id', '=', id).where('member_id', 'is', null))
}

export async function redemptionExists(db: Db, id: string) {
  return isFound(db.selectFrom('redemption').select('id').where('id', '=', id))
}

type LaterStep = Exclude<RedemptionStatus, 'requested'>

export async function insertStep(tx: Tx, id: string, step: LaterStep, at: Temporal.Instant) {
  await tx.insertInto('redemption_step').values({ redemption_id: id, step, at }).execute()
}

export async function belongsTo(db: Db, id: string, memberId: string) {
  return isFound(
    db.selectFrom('redemption').select('id').where('id', '=', id).where('member_id', '=', memberId),
  )
}

export async function takeUnconfirmed(tx: Tx, most: number) {
  const { rows } = await sql<{ id: string }>`
    update redemption set is_confirmed = true where id in (
      select id from redemption where not is_confirmed order by requested_at limit ${most} for update skip locked
    ) returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
