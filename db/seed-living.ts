import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { creditCoins } from '#server/coins/movements.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { demoChallenges } from './demo-challenges.ts'
import { demoShop } from './demo-people.ts'
import { demoColleagues, demoShares } from './demo-ranking.ts'
import { addPublicFile, demoFile, type Seeding } from './seed-world.ts'

export async function addChallenges(tx: Tx, { files, now }: Seeding) {
  for (const [position, { banner, titles, descriptions, days, goal }] of demoChallenges.entries()) {
    const image = await addPublicFile(files, `demo/challenge-${banner}.webp`, `challenges/${banner}.webp`)
    const [from, until] = days.map((count) => now.add({ hours: 24 * count }))
    const { id } = await tx
      .insertInto('challenge')
      .values({
        titles,
        descriptions,
        image,
        opens_at: from ?? now,
        closes_at: until ?? now,
        audience: goal ? audienceOf(goal) : null,
        goal_unit: goal?.unit ?? null,
        goal_target: goal?.target ?? null,
        bonus: goal?.bonus ?? null,
        position,
        created_at: from ?? now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (goal?.brand)
      await sql`insert into challenge_product select ${id}, id from product where brand = ${goal.brand}`.execute(
        tx,
      )
  }
}

/** Only attendants send invoices; who else takes part recommends. */
function audienceOf({ unit }: { unit: string }) {
  return unit === 'recommendations' ? ['veterinarian', 'breeder'] : ['attendant']
}

type RankingSeed = Seeding & { among: string; passwordHash: string }

export async function addRanking(tx: Tx, { files, now, among, passwordHash }: RankingSeed) {
  const people = await addColleagues(tx, passwordHash, now)
  const scores = await scoresOf(tx, among)
  const { id: productId } = await tx
    .selectFrom('product')
    .select('id')
    .where('rate_thousandths', '=', 1000)
    .orderBy('sku')
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const [monthsAgo, receipt] of ['1198', '1102', '1087'].entries()) {
    const { month, at } = momentIn(now, monthsAgo)
    const score = scores.get(month) ?? 850
    const picture = await demoFile(`receipts/${receipt}.webp`)
    for (const [index, memberId] of people.entries()) {
      const coins = Math.round(((demoShares[index] ?? 1) * score) / 100)
      const purchase = { memberId, productId, coins, at, number: `${2000 + 100 * monthsAgo + index}` }
      await addPurchase(tx, files, { ...purchase, picture })
    }
  }
}

async function addColleagues(tx: Tx, password_hash: string, now: Temporal.Instant): Promise<string[]> {
  const people = demoColleagues.map((name, index) => ({
    name,
    email: `colega-${index + 1}@petisco.example`,
    profile_type: 'attendant' as const,
    profile_name: 'Pet Center Bom Amigo',
    profile_value: demoShop,
    level: 3 as const,
    password_hash,
    created_at: now.subtract({ hours: 24 * 120 }),
  }))
  const rows = await tx.insertInto('member').values(people).returning('id').execute()
  return rows.map(({ id }) => id)
}

async function scoresOf(tx: Tx, email: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('ranking_score')
    .innerJoin('member', 'member.id', 'ranking_score.member_id')
    .select(['month', 'score'])
    .where('email', '=', email)
    .where('score', '>', 0)
    .execute()
  return new Map(rows.map(({ month, score }) => [month.toString(), score]))
}

/** The middle of the month so far. */
function momentIn(now: Temporal.Instant, monthsAgo: number) {
  const today = now.toZonedDateTimeISO('America/Sao_Paulo')
  const begins = today.with({ day: 1 }).startOfDay().subtract({ months: monthsAgo })
  const ends = monthsAgo === 0 ? today : begins.add({ months: 1 })
  const middle = (begins.epochMilliseconds + ends.epochMilliseconds) / 2
  const at = Temporal.Instant.fromEpochMilliseconds(Math.floor(middle))
  return { month: begins.toPlainDate().toString(), at }
}

type Purchase = {
  memberId: string
  productId: string
  coins: number
  number: string
  picture: Buffer
  at: Temporal.Instant
}

async function addPurchase(
  tx: Tx,
  files: Files,
  { memberId, productId, coins, number, picture, at }: Purchase,
) {
  const file_key = `private/invoices/demo-${number}.webp`
  await files.put(file_key, picture)
  const { id } = await tx
    .insertInto('invoice')
    .values({
      member_id: memberId,
      number,
      status: 'counted',
      sent_at: at,
      due_on: Temporal.PlainDate.from(businessDaysAfter(programmeDay(at.epochMilliseconds), 5)),
      file_key,
      file_sha256: createHash('sha256').update(picture).digest(),
      file_type: 'webp',
      file_clean: true,
      estimate: coins,
      coins,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cents = { value_cents: coins * 100, counted_cents: coins * 100, counted_units: 1 }
  await tx
    .insertInto('invoice_row')
    .values({ invoice_id: id, position: 0, product_id: productId, rate_thousandths: 1000, ...cents })
    .execute()
  const steps = (['sent', 'counted'] as const).map((step) => ({ invoice_id: id, step, at }))
  await tx.insertInto('invoice_step').values(steps).execute()
  await creditCoins(tx, { memberId, coins, source: { invoiceId: id }, note: { number }, now: at })
}
