import { sql } from 'kysely'
import type { StaffRole } from '#contract/people.ts'
import type { RedemptionStatus } from '#contract/redemptions.ts'
import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { adjustCoins, refundCoins, spendCoins } from '#server/coins/movements.ts'
import type { Tx } from '#server/platform/db.ts'
import { type DemoPrize, demoPrizes } from './demo-prizes.ts'
import { addPublicFile, memberIdOf, type Seeding } from './seed-world.ts'

export async function addStore(tx: Tx, { files, now }: Seeding, people: { redeemer: string; saver: string }) {
  const opened = now.subtract({ hours: 24 * 90 })
  for (const [position, prize] of demoPrizes.entries())
    await addPrize(tx, prize, {
      position,
      image: await addPublicFile(files, `demo/prize-${prize.picture}.webp`, `prizes/${prize.picture}.webp`),
      opened,
    })
  const memberId = await memberIdOf(tx, people.redeemer)
  const [staffId, secondId] = [await staffIdOf(tx, 'support'), await staffIdOf(tx, 'admin')]
  const gift = { memberId, coins: 15_000, staffId, secondId, reason: 'Campanha de boas-vindas' }
  await adjustCoins(tx, { ...gift, now: now.subtract({ hours: 24 * 60 }) })
  for (const line of redemptions) await addRedemption(tx, { ...line, memberId, now })
  await setGoal(tx, { memberId: await memberIdOf(tx, people.saver), title: 'Fone sem fio', now })
}

type DemoRedemption = { title: string; daysAgo: number; steps: readonly RedemptionStatus[] }

const redemptions: readonly DemoRedemption[] = [
  { title: 'Copo térmico 500 ml', daysAgo: 40, steps: ['requested', 'preparing', 'shipped', 'delivered'] },
  { title: 'Fone sem fio', daysAgo: 24, steps: ['requested', 'cancelled'] },
  { title: 'Mochila executiva', daysAgo: 9, steps: ['requested', 'preparing', 'shipped'] },
  { title: 'Jaleco bordado', daysAgo: 4, steps: ['requested', 'preparing'] },
  { title: 'Vale-café R$ 20', daysAgo: 1, steps: ['requested'] },
]

type Shelf = { position: number; image: string; opened: Temporal.Instant }

async function addPrize(tx: Tx, prize: DemoPrize, { position, image, opened }: Shelf) {
  const { id } = await tx
    .insertInto('prize')
    .values({
      titles: prize.titles,
      descriptions: prize.descriptions,
      price: prize.price,
      category: prize.category,
      tone: prize.tone,
      images: [image],
      stock: prize.stock ?? null,
      limit_per_member: prize.limit ?? null,
      audience: prize.audience ?? null,
      is_grand: prize.isGrand ?? false,
      position,
      created_at: opened,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!prize.stock) return
  const amount = prize.stock
  const move = { prize_id: id, amount, stock_after: amount, reason: 'Primeira compra', at: opened }
  await tx.insertInto('stock_move').values(move).execute()
}

type NewRedemption = DemoRedemption & { memberId: string; now: Temporal.Instant }

async function addRedemption(tx: Tx, { title, daysAgo, steps, memberId, now }: NewRedemption) {
  const prize = await prizeWith(tx, title)
  const requestedAt = now.subtract({ hours: 24 * daysAgo })
  const status = steps.at(-1) ?? 'requested'
  const isSent = status === 'shipped' || status === 'delivered'
  const address = await tx
    .selectFrom('member_address')
    .select(['cep', 'state', 'city', 'neighborhood', 'address', 'number', 'complement', 'country'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('redemption')
    .values({
      member_id: memberId,
      prize_id: prize.id,
      titles: prize.titles,
      image: prize.images[0] ?? null,
      price: prize.price,
      took_stock: prize.stock !== null,
      status,
      requested_at: requestedAt,
      deliver_by: Temporal.PlainDate.from(businessDaysAfter(programmeDay(requestedAt.epochMilliseconds), 12)),
      address,
      is_confirmed: true,
      ...(isSent && {
        carrier: 'Transportadora Rota Sul',
        tracking_code: 'RS 204 180 771 BR',
        tracking_link: 'https://rastreio.example/RS204180771BR',
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, step] of steps.entries()) {
    if (step === 'requested') continue
    const at = requestedAt.add({ hours: 30 * index })
    await tx.insertInto('redemption_step').values({ redemption_id: id, step, at }).execute()
  }
  const note = { titles: prize.titles }
  await spendCoins(tx, { memberId, coins: prize.price, redemptionId: id, note, now: requestedAt })
  if (status === 'cancelled')
    await refundCoins(tx, { redemptionId: id, note, now: requestedAt.add({ hours: 30 }) })
  else if (prize.stock !== null)
    await tx
      .updateTable('prize')
      .set({ stock: sql`stock - 1`, taken: sql`taken + 1` })
      .where('id', '=', prize.id)
      .execute()
}

async function setGoal(
  tx: Tx,
  { memberId, title, now }: { memberId: string; title: string; now: Temporal.Instant },
) {
  const { id, price } = await prizeWith(tx, title)
  const kept_until = now.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate().add({ days: 30 })
  await tx.insertInto('goal').values({ member_id: memberId, prize_id: id, price, kept_until }).execute()
}

async function prizeWith(tx: Tx, title: string) {
  return tx
    .selectFrom('prize')
    .select(['id', 'titles', 'images', 'price', 'stock'])
    .where(sql`titles ->> 'pt-BR'`, '=', title)
    .executeTakeFirstOrThrow()
}

async function staffIdOf(tx: Tx, role: StaffRole) {
  const { id } = await tx.selectFrom('staff').select('id').where('role', '=', role).executeTakeFirstOrThrow()
  return id
}
