import { type Insertable, sql, type Updateable } from 'kysely'
import type { Goal } from '#contract/challenges-office.ts'
import type { Texts } from '#contract/languages.ts'
import type { Challenge } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db.ts'

type Product = { id: string; title: string }

const products = sql<Product[]>`coalesce((
  select json_agg(json_build_object('id', product.id, 'title', product.title) order by product.title)
  from challenge_product join product on product.id = product_id where challenge_id = challenge.id
), '[]')`

function challengesFor(db: Db, memberId: string) {
  return db
    .selectFrom('challenge')
    .leftJoin('challenge_progress as mine', (join) =>
      join.onRef('mine.challenge_id', '=', 'challenge.id').on('mine.member_id', '=', memberId),
    )
    .select([
      'challenge.id',
      'challenge.titles',
      'challenge.descriptions',
      'challenge.image',
      'challenge.opens_at',
      'challenge.closes_at',
      'challenge.goal_unit',
      'challenge.goal_target',
      'challenge.bonus',
      'mine.progress',
      'mine.reached_at',
      'mine.undone_at',
      products.as('products'),
    ])
}

export type ChallengeRow = Awaited<ReturnType<typeof runningFor>>[number]

type Reader = { memberId: string; profile: string; now: Temporal.Instant }

/** Promoters look at all of them without taking part. */
const runsFor = ({ profile, now }: Omit<Reader, 'memberId'>) => sql<boolean>`(
  withdrawn_at is null and opens_at <= ${now}::timestamptz and closes_at > ${now}::timestamptz
  and (audience is null or ${profile} = 'promoter' or ${profile} = any (audience)))`

export async function runningFor(db: Db, { memberId, ...reader }: Reader) {
  return challengesFor(db, memberId)
    .where(runsFor(reader))
    .orderBy('challenge.position')
    .orderBy('challenge.closes_at')
    .orderBy('challenge.id')
    .execute()
}

/** One that runs for this member, or in which they took part. */
export async function oneFor(db: Db, challengeId: string, { memberId, ...reader }: Reader) {
  return challengesFor(db, memberId)
    .where('challenge.id', '=', challengeId)
    .where(sql<boolean>`(${runsFor(reader)} or mine.challenge_id is not null)`)
    .executeTakeFirst()
}

/**
 * Before anything of a member's challenges is touched: credits lock the wallet too, and in another order two invoices
 * counted at once would wait for each other.
 */
export async function lockWallet(tx: Tx, memberId: string) {
  await sql`select from coin_account where member_id = ${memberId} for no key update`.execute(tx)
}

/** What a counted invoice brings to each challenge that ran for its sender when it was sent; again, nothing. */
export async function addContributions(tx: Tx, invoiceId: string) {
  await sql`
    with running as (
      select challenge.id, goal_unit, invoice.id as invoice_id, invoice.member_id
      from invoice
      join member on member.id = invoice.member_id
      join challenge on withdrawn_at is null and goal_unit is not null
        and opens_at <= sent_at and closes_at > sent_at
        and (audience is null or member.profile_type = any (audience))
      where invoice.id = ${invoiceId} and status = 'counted'
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
      returning challenge_id, amount
    )
    insert into challenge_progress as mine (challenge_id, member_id, progress)
    select challenge_id, member_id, amount from brought join running on running.id = challenge_id
    on conflict (challenge_id, member_id) do update set progress = mine.progress + excluded.progress`.execute(
    tx,
  )
}

type Paying = { challengeId: string; titles: Texts; bonus: number }

/** The challenges whose target this member has passed and which have not paid yet; they have, from now on. */
export async function setReached(tx: Tx, memberId: string, now: Temporal.Instant): Promise<Paying[]> {
  const { rows } = await sql<Paying>`
    update challenge_progress as mine set reached_at = ${now}::timestamptz
    from challenge
    where mine.member_id = ${memberId} and challenge.id = mine.challenge_id
    and reached_at is null and progress >= goal_target
    returning challenge.id as "challengeId", titles, bonus`.execute(tx)
  return rows
}

export async function removeContributions(tx: Tx, invoiceId: string, memberId: string) {
  await sql`
    with gone as (delete from challenge_contribution where invoice_id = ${invoiceId} returning challenge_id, amount)
    update challenge_progress as mine set progress = progress - gone.amount
    from gone where mine.challenge_id = gone.challenge_id and mine.member_id = ${memberId}`.execute(tx)
}

/** The challenges that have paid this member and whose target is no longer passed. */
export async function setUndone(tx: Tx, memberId: string, now: Temporal.Instant): Promise<Paying[]> {
  const { rows } = await sql<Paying>`
    update challenge_progress as mine set undone_at = ${now}::timestamptz
    from challenge
    where mine.member_id = ${memberId} and challenge.id = mine.challenge_id
    and reached_at is not null and undone_at is null and progress < goal_target
    returning challenge.id as "challengeId", titles, bonus`.execute(tx)
  return rows
}

type Replay = { goal: Goal; audience: readonly string[] | null; since: Temporal.Instant }
type Replayed = { people: number; reached: number; coins: number }

export async function replay(db: Db, { goal, audience, since }: Replay): Promise<Replayed> {
  const { rows } = await sql<Replayed>`
    select count(*) as people, count(*) filter (where progress >= ${goal.target}) as reached,
      count(*) filter (where progress >= ${goal.target}) * ${goal.bonus}::bigint as coins
    from (
      select sum(case ${goal.unit} when 'cents' then counted_cents else counted_units end) as progress
      from invoice
      join member on member.id = invoice.member_id
      join invoice_row on invoice_row.invoice_id = invoice.id
      where status = 'counted' and sent_at >= ${since}::timestamptz and counted_cents > 0
      and (${audience}::text[] is null or member.profile_type = any (${audience}::text[]))
      and (${goal.product_ids}::uuid[] = '{}' or product_id = any (${goal.product_ids}::uuid[]))
      group by invoice.member_id
    ) as each`.execute(db)
  return rows[0] ?? { people: 0, reached: 0, coins: 0 }
}

export async function insertChallenge(tx: Tx, challenge: Insertable<Challenge>) {
  const { id } = await tx.insertInto('challenge').values(challenge).returning('id').executeTakeFirstOrThrow()
  return id
}

type Change = { id: string; version: number; change: Updateable<Challenge> }

/** Undefined if somebody else changed it first. */
export async function changeChallenge(tx: Tx, { id, version, change }: Change) {
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

/** Nobody's invoice is counted towards it until the commit. */
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
  return db.selectFrom('challenge').select([
    'id',
    'titles',
    'descriptions',
    'image',
    'opens_at',
    'closes_at',
    'audience',
    'goal_unit',
    'goal_target',
    'bonus',
    'position',
    'withdrawn_at',
    'version',
    products.as('products'),
    sql<number>`(select count(*) from challenge_progress where challenge_id = challenge.id)`.as(
      'taking_part',
    ),
    sql<number>`(select count(*) from challenge_progress where challenge_id = challenge.id
        and reached_at is not null and undone_at is null)`.as('reached'),
  ])
}

export async function savePositions(tx: Tx, ids: readonly string[]) {
  await sql`
    update challenge set position = place.position::int
    from unnest(${ids}::uuid[]) with ordinality as place (id, position)
    where challenge.id = place.id`.execute(tx)
}

export async function takingPart(db: Db, memberId: string) {
  return db
    .selectFrom('challenge_progress')
    .innerJoin('challenge', 'challenge.id', 'challenge_progress.challenge_id')
    .select([
      'challenge.titles',
      'challenge.goal_unit as unit',
      'challenge.goal_target as target',
      'challenge.bonus',
      'challenge_progress.progress',
      'challenge_progress.reached_at',
      'challenge_progress.undone_at',
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
