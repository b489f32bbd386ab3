import type { createChallenge as create, OfficeChallenge } from '#contract/challenges-office.ts'
import type { Input } from '#contract/endpoint.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { type Db, type Tx, violatedConstraint } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import {
  changeChallenge,
  insertChallenge,
  lockChallenge,
  officeChallenge,
  officeChallenges,
  saveCap,
  saveProducts,
} from './queries.ts'

type ChallengeFacts = Input<typeof create>

export async function createChallenge(tx: Tx, facts: ChallengeFacts, now: Temporal.Instant) {
  const withdrawn_at = facts.is_draft ? now : null
  const id = await insertChallenge(tx, { ...columnsOf(facts), withdrawn_at, created_at: now })
  await storeProducts(tx, id, facts)
  if (facts.cap !== null) await storeCap(tx, id, facts, now)
  return { id, version: 1 }
}

type ChallengeUpdate = {
  id: string
  facts: ChallengeFacts & { is_withdrawn: boolean; version: number }
  now: Temporal.Instant
}

/** People plan for a goal, so it stays once somebody takes part. The cap may change. */
export async function updateChallenge(tx: Tx, { id, facts, now }: ChallengeUpdate) {
  const { version, is_withdrawn, ...rest } = facts
  await lockChallenge(tx, id)
  const row = await challengeWith(tx, id)
  const before = officeView(row)
  const isSameGoal = JSON.stringify(inOrder(rest.goal)) === JSON.stringify(inOrder(before.goal))
  if (!isSameGoal && row.taking_part > 0) throw new Refusal('challenge_started')
  const is_draft = row.is_draft && rest.is_draft
  const isUnseen = is_draft || is_withdrawn
  const withdrawn_at = isUnseen ? (row.withdrawn_at ?? now) : null
  const change = { ...columnsOf({ ...rest, is_draft }), withdrawn_at }
  const changed = await changeChallenge(tx, { id, version, change })
  if (!changed) throw new Refusal('stale')
  if (!isSameGoal) await storeProducts(tx, id, facts)
  if (!isSameGoal || facts.cap !== before.cap) await storeCap(tx, id, facts, now)
  return { before, after: facts, version: changed.version }
}

export async function listChallenges(db: Db): Promise<OfficeChallenge[]> {
  return (await officeChallenges(db)).map(officeView)
}

export async function challengeWith(db: Db, id: string) {
  const challenge = await officeChallenge(db, id)
  if (!challenge) throw new Refusal('not_found')
  return challenge
}

async function storeProducts(tx: Tx, id: string, { goal }: Pick<ChallengeFacts, 'goal'>) {
  try {
    await saveProducts(tx, id, goal?.product_ids ?? [])
  } catch (error) {
    if (violatedConstraint(error) !== 'challenge_product_product_id_fkey') throw error
    throw new Refusal('product_unknown', { field: 'goal.product_ids' })
  }
}

async function storeCap(tx: Tx, id: string, { goal, cap }: ChallengeFacts, now: Temporal.Instant) {
  const coins = goal ? cap : null
  if (goal && coins !== null && coins < goal.bonus) throw new Refusal('cap_too_low')
  try {
    await saveCap(tx, { challengeId: id, coins, now })
  } catch (error) {
    if (violatedConstraint(error) !== 'challenge_cap_never_passed') throw error
    throw new Refusal('cap_too_low')
  }
}

function inOrder(goal: ChallengeFacts['goal']) {
  if (!goal) return null
  const { unit, target, bonus, product_ids } = goal
  return [unit, target, bonus, product_ids.toSorted()]
}

type OfficeChallengeRow = Awaited<ReturnType<typeof challengeWith>>

function officeView({
  withdrawn_at,
  opens_at,
  closes_at,
  audience,
  products,
  ...row
}: OfficeChallengeRow): OfficeChallenge {
  const { goal_unit: unit, goal_target: target, bonus, cap_reached_at, ...rest } = row
  const product_ids = products.map(({ id }) => id)
  return {
    ...rest,
    audience: audience as OfficeChallenge['audience'],
    opens_at: String(opens_at),
    closes_at: String(closes_at),
    goal: unit && target && bonus ? { unit, target, bonus, product_ids } : null,
    is_withdrawn: withdrawn_at !== null && !row.is_draft,
    cap_reached_at: cap_reached_at && String(cap_reached_at),
  }
}

function columnsOf({ titles, descriptions, goal, audience, is_draft, ...facts }: ChallengeFacts) {
  if (!is_draft) requireTexts({ titles, descriptions })
  const opens_at = Temporal.Instant.from(facts.opens_at)
  const closes_at = Temporal.Instant.from(facts.closes_at)
  if (Temporal.Instant.compare(opens_at, closes_at) >= 0) throw new Refusal('window_reversed')
  return {
    titles,
    descriptions,
    opens_at,
    closes_at,
    audience: audience && [...audience],
    goal_unit: goal?.unit ?? null,
    goal_target: goal?.target ?? null,
    bonus: goal?.bonus ?? null,
    is_draft,
  }
}

function requireTexts(texts: Pick<ChallengeFacts, 'titles' | 'descriptions'>) {
  for (const part of ['titles', 'descriptions'] as const) {
    if (texts[part][defaultLanguage] === '')
      throw new Refusal('text_missing', { field: `${part}.${defaultLanguage}` })
  }
}
