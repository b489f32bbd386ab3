import { type Insertable, sql, type Updateable } from 'kysely'
import type { Texts } from '#contract/languages.ts'
import type { Challenge } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db.ts'

type ChallengeProduct = { id: string; title: string }

const products = sql<ChallengeProduct[]>`coalesce((
  select json_agg(json_build_object('id', product.id, 'title', product.title) order by product.title)
  from challenge_product join product on product.id = product_id where challenge_id = challenge.id
), '[]')`

/** A challenge is over when its cap is reached. */
const endsAt = sql<Temporal.Instant>`least(challenge.closes_at, cap.reached_at)`

function challengesFor(db: Db, memberId: string) {
  return db
    .selectFrom('challenge')
    .leftJoin('challenge_progress as mine', (join) =>
      join.onRef('mine.challenge_id', '=', 'challenge.id').on('mine.member_id', '=', memberId),
    )
    .leftJoin('challenge_cap as cap', 'cap.challenge_id', 'challenge.id')
    .select([
      'challenge.id',
      'challenge.titles',
      'challenge.descriptions',
      'challenge.image',
      'challenge.opens_at',
      endsAt.as('closes_at'),
      'challenge.goal_unit',
      'challenge.goal_target',
      'challenge.bonus',
      'mine.progress',
      'mine.reached_at',
      'mine.undone_at',
      products.as('products'),
    ])
}

export type ChallengeRow = Awaited<ReturnType<typeof runningChallengesOf>>[number]

type ChallengeReader = { memberId: string; profile: string; now: Temporal.Instant }

const runsAt = (now: Temporal.Instant) => sql<boolean>`(
  withdrawn_at is null and opens_at <= ${now}::timestamptz and ${endsAt} > ${now}::timestamptz)`

const runsFor = ({ profile, now }: Omit<ChallengeReader, 'memberId'>) => sql<boolean>`(${runsAt(now)}
  and (audience is null or ${profile} = 'promoter' or ${profile} = any (audience)))`

export async function runningChallengesOf(db: Db, { memberId, ...reader }: ChallengeReader) {
  return challengesFor(db, memberId)
    .where(runsFor(reader))
    .orderBy(sql`mine.reached_at is not null and mine.undone_at is null`)
    .orderBy('challenge.position')
    .orderBy('challenge.closes_at')
    .orderBy('challenge.id')
    .execute()
}

export async function firstImageForAll(db: Db, now: Temporal.Instant) {
  const first = await db
    .selectFrom('challenge')
    .leftJoin('challenge_cap as cap', 'cap.challenge_id', 'challenge.id')
    .select('image')
    .where('audience', 'is', null)
    .where(runsAt(now))
    .orderBy('challenge.position')
    .orderBy('challenge.closes_at')
    .orderBy('challenge.id')
    .limit(1)
    .executeTakeFirst()
  return first?.image ?? undefined
}

export async function challengeOfMember(
  db: Db,
  challengeId: string,
  { memberId, ...reader }: ChallengeReader,
) {
  return challengesFor(db, memberId)
    .where('challenge.id', '=', challengeId)
    .where(sql<boolean>`(${runsFor(reader)} or mine.challenge_id is not null)`)
    .executeTakeFirst()
}

/**
 * Wallets are locked first, as credits do. In another order two invoices counted at once would wait for
 * each other.
 */
export async function lockWallets(tx: Tx, memberIds: readonly string[]) {
  await sql`
    select from coin_account where member_id = any(${memberIds}::uuid[]) order by id for no key update`.execute(
    tx,
  )
}

const challengesOfInvoice = sql`
  invoice join member on member.id = invoice.member_id
  join challenge on withdrawn_at is null and goal_unit in ('cents', 'units')
    and opens_at <= sent_at and closes_at > sent_at
    and (audience is null or member.profile_type = any (audience))`

export type CountedProduct = { product_id: string; cents: number; units: number }

export async function bonusesFor(db: Db, invoiceId: string, counted: readonly CountedProduct[]) {
  const { rows } = await sql<{ titles: Texts; coins: number }>`
    select titles, bonus as coins
    from ${challengesOfInvoice}
    left join challenge_progress as mine
      on mine.challenge_id = challenge.id and mine.member_id = invoice.member_id
    cross join lateral (
      select sum(case goal_unit when 'cents' then cents else units end) as amount
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as row (product_id uuid, cents bigint, units bigint)
      where cents > 0 and counts_for(challenge.id, product_id)
    ) as brought
    where invoice.id = ${invoiceId} and invoice.status = 'received' and mine.reached_at is null
      and coalesce(mine.progress, 0) + amount >= goal_target
      and not exists (select from challenge_cap where challenge_id = challenge.id and reached_at is not null)
    order by challenge.position, challenge.id`.execute(db)
  return rows
}

type Advanced = { challengeId: string; memberId: string }

/** The challenges that invoices brought something for, no two of them of one member. */
export async function addContributions(tx: Tx, invoiceIds: readonly string[]): Promise<Advanced[]> {
  const { rows } = await sql<Advanced>`
    with running as (
      select challenge.id, goal_unit, invoice.id as invoice_id, invoice.member_id
      from ${challengesOfInvoice}
      where invoice.id = any(${invoiceIds}::uuid[]) and status = 'counted'
      -- The goal stays as it is until the commit.
      for share of challenge
    ), brought as (
      insert into challenge_contribution (challenge_id, invoice_id, amount)
      select running.id, invoice_id, sum(case goal_unit when 'cents' then counted_cents else counted_units end)
      from running join invoice_row using (invoice_id)
      where counted_cents > 0 and counts_for(running.id, product_id)
      group by running.id, invoice_id
      having sum(case goal_unit when 'cents' then counted_cents else counted_units end) > 0
      on conflict do nothing
      returning challenge_id, invoice_id, amount
    )
    insert into challenge_progress as mine (challenge_id, member_id, progress)
    select challenge_id, member_id, amount
    from brought join running on running.id = challenge_id and running.invoice_id = brought.invoice_id
    on conflict (challenge_id, member_id) do update set progress = mine.progress + excluded.progress
    returning challenge_id as "challengeId", member_id as "memberId"`.execute(tx)
  return rows
}

/** The challenges that a recommendation which sold counts for, by the day on which its invoice was sent. */
export async function addPurchase(tx: Tx, purchaseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with running as (
      select challenge.id, member.id as member_id
      from recommended_purchase as purchase
      join recommendation on recommendation.code = purchase.code
      join invoice on invoice.id = purchase.invoice_id
      join member on member.id = purchase.recommender_id
      join challenge on withdrawn_at is null and goal_unit = 'recommendations'
        and opens_at <= invoice.sent_at and closes_at > invoice.sent_at
        and (audience is null or member.profile_type = any (audience))
        and (counts_for(challenge.id, purchase.product_id) or counts_for(challenge.id, recommendation.product_id))
      where purchase.id = ${purchaseId}
      for share of challenge
    ), brought as (
      insert into challenge_recommendation (challenge_id, purchase_id) select id, ${purchaseId}::uuid from running
      on conflict do nothing
      returning challenge_id
    )
    insert into challenge_progress as mine (challenge_id, member_id, progress)
    select challenge_id, member_id, 1 from brought join running on running.id = challenge_id
    on conflict (challenge_id, member_id) do update set progress = mine.progress + 1
    returning challenge_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function removePurchase(tx: Tx, purchaseId: string, memberId: string) {
  await sql`
    with gone as (delete from challenge_recommendation where purchase_id = ${purchaseId} returning challenge_id)
    update challenge_progress as mine set progress = progress - 1
    from gone where mine.challenge_id = gone.challenge_id and mine.member_id = ${memberId}`.execute(tx)
}

type PaidChallenge = { challengeId: string; titles: Texts; bonus: number }
type ReachedChallenge = PaidChallenge & {
  memberId: string
  /** The cap has no coins left for another bonus. */
  isLast: boolean
}

/**
 * Marks reached challenges as paid, if their caps have coins left. Caps are taken in the order of ids, so
 * that two members never wait for each other.
 */
export async function payReached(
  tx: Tx,
  advanced: readonly Advanced[],
  now: Temporal.Instant,
): Promise<ReachedChallenge[]> {
  const { rows } = await sql<ReachedChallenge>`
    with due as materialized (
      select challenge.id, mine.member_id, titles, bonus
      from unnest(
        ${advanced.map(({ challengeId }) => challengeId)}::uuid[],
        ${advanced.map(({ memberId }) => memberId)}::uuid[]
      ) as advanced (challenge_id, member_id)
      join challenge_progress as mine using (challenge_id, member_id)
      join challenge on challenge.id = mine.challenge_id
      where reached_at is null and progress >= goal_target
      order by challenge.id, mine.member_id
    ), taken as materialized (
      select due.*, cap.* from due cross join lateral take_from_cap(id, bonus, ${now}::timestamptz) as cap
    )
    update challenge_progress as mine set reached_at = ${now}::timestamptz
    from taken where mine.challenge_id = taken.id and mine.member_id = taken.member_id and is_paid
    returning taken.id as "challengeId", mine.member_id as "memberId", titles, bonus, is_last as "isLast"`.execute(
    tx,
  )
  return rows
}

export async function removeContributions(tx: Tx, invoiceId: string, memberId: string) {
  await sql`
    with gone as (delete from challenge_contribution where invoice_id = ${invoiceId} returning challenge_id, amount)
    update challenge_progress as mine set progress = progress - gone.amount
    from gone where mine.challenge_id = gone.challenge_id and mine.member_id = ${memberId}`.execute(tx)
}

export async function undoReached(tx: Tx, memberId: string, now: Temporal.Instant): Promise<PaidChallenge[]> {
  const { rows } = await sql<PaidChallenge>`
    with undone as (
      update challenge_progress as mine set undone_at = ${now}::timestamptz
      from challenge
      where mine.member_id = ${memberId} and challenge.id = mine.challenge_id
      and reached_at is not null and undone_at is null and progress < goal_target
      returning challenge.id as "challengeId", titles, bonus
    )
    select * from undone order by "challengeId"`.execute(tx)
  return rows
}

export async function insertChallenge(tx: Tx, challenge: Insertable<Challenge>) {
  const { id } = await tx.insertInto('challenge').values(challenge).returning('id').executeTakeFirstOrThrow()
  return id
}

type ChallengeChange = { id: string; version: number; change: Updateable<Challenge> }

export async function changeChallenge(tx: Tx, { id, version, change }: ChallengeChange) {
  return tx
    .updateTable('challenge')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
}

export async function saveProducts(tx: Tx, challengeId: string, productIds: readonly string[]) {
  await tx.deleteFrom('challenge_product').where('challenge_id', '=', challengeId).execute()
  await sql`
    insert into challenge_product (challenge_id, product_id)
    select ${challengeId}, product_id from unnest(${productIds}::uuid[]) as product_id
    on conflict do nothing`.execute(tx)
}

type NewCap = { challengeId: string; coins: number | null; now: Temporal.Instant }

/** The caller has locked the challenge, so nobody is paid meanwhile. */
export async function saveCap(tx: Tx, { challengeId, coins, now }: NewCap) {
  if (coins === null) {
    await tx.deleteFrom('challenge_cap').where('challenge_id', '=', challengeId).execute()
    return
  }
  await sql`
    insert into challenge_cap as cap (challenge_id, coins, paid, reached_at)
    select challenge.id, ${coins}, paid, case when paid + bonus > ${coins}::bigint then ${now}::timestamptz end
    from challenge cross join lateral (
      select coalesce(sum(lot.amount), 0) as paid
      from coin_journal as journal join coin_lot as lot on lot.journal_id = journal.id
      where journal.kind = 'challenge_bonus' and journal.challenge_id = challenge.id
      and not exists (select from coin_journal as undoing where undoing.reverses = journal.id)
    ) as books
    where challenge.id = ${challengeId}
    on conflict (challenge_id) do update set coins = excluded.coins,
      reached_at = case when excluded.reached_at is not null then coalesce(cap.reached_at, excluded.reached_at) end
    `.execute(tx)
}

export async function lockChallenge(tx: Tx, id: string) {
  await sql`select from challenge where id = ${id} for update`.execute(tx)
}

export async function officeChallenges(db: Db) {
  return officeRows(db).orderBy('position').orderBy('closes_at').orderBy('id').execute()
}

export async function officeChallenge(db: Db, id: string) {
  return officeRows(db).where('id', '=', id).executeTakeFirst()
}

function officeRows(db: Db) {
  return db
    .selectFrom('challenge')
    .leftJoin('challenge_cap as cap', 'cap.challenge_id', 'challenge.id')
    .select(['id', 'titles', 'descriptions', 'image', 'opens_at', 'closes_at', 'audience', 'goal_unit'])
    .select(['goal_target', 'bonus', 'position', 'withdrawn_at', 'is_draft', 'cap.coins as cap'])
    .select(['cap.paid', 'cap.reached_at as cap_reached_at', 'version'])
    .select([
      products.as('products'),
      // Also those who left since: see 0061_daily_figures.sql.
      sumOfFigures(sql`count`).as('taking_part'),
      sumOfFigures(sql`amount`).as('reached'),
    ])
}

function sumOfFigures(column: ReturnType<typeof sql>) {
  return sql<number>`(
    select coalesce(sum(${column}), 0)::bigint from figures where kind = 'challenge' and subject = challenge.id
  )`
}

export async function saveChallengePositions(tx: Tx, ids: readonly string[]) {
  await sql`
    update challenge set position = place.position::int
    from unnest(${ids}::uuid[]) with ordinality as place (id, position)
    where challenge.id = place.id`.execute(tx)
}

export async function challengesTakenPartIn(db: Db, memberId: string) {
  return db
    .selectFrom('challenge_progress')
    .innerJoin('challenge', 'challenge.id', 'challenge_progress.challenge_id')
    .select(['challenge.titles', 'challenge.goal_unit as unit', 'challenge.goal_target as target'])
    .select(['challenge.bonus', 'challenge_progress.progress', 'challenge_progress.reached_at'])
    .select(['challenge_progress.undone_at'])
    .select([
      sql<unknown>`coalesce((
        select json_agg(json_build_object('invoice', invoice.number, 'amount', amount) order by sent_at)
        from challenge_contribution join invoice on invoice.id = invoice_id
        where challenge_id = challenge.id and invoice.member_id = challenge_progress.member_id
      ), '[]')`.as('contributions'),
    ])
    .where('challenge_progress.member_id', '=', memberId)
    .orderBy('challenge.opens_at')
    .execute()
}
