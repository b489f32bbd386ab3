import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { StaffRole } from '#contract/people.ts'
import type { PrizeKind } from '#contract/prize-fields.ts'
import type { RedemptionStatus } from '#contract/redemptions.ts'
import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { adjustCoins, refundCoins, spendCoins } from '#server/coins/movements.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { addPrizeCodes } from '#server/store/codes/prize-codes.ts'
import { type DemoPrize, demoPrizes } from './demo-prizes.ts'
import { openOn } from './demo-purchases.ts'
import { addPublicFile, memberIdOf, momentBefore, type Seeding } from './seed-world.ts'

type Shoppers = { redeemer: string; saver: string }

export async function addStore(
  tx: Tx,
  { files, now, secrets }: Seeding & { secrets: Secrets },
  people: Shoppers,
) {
  const opened = now.subtract({ hours: 24 * 200 })
  const [staffId, secondId] = [await staffIdOf(tx, 'support'), await staffIdOf(tx, 'admin')]
  const images = await Promise.all(demoPrizes.map(({ picture }) => addPictures(files, picture)))
  for (const [position, prize] of demoPrizes.entries())
    await addPrize(tx, prize, {
      position,
      images: images[position] ?? [],
      opened: prize.isNew ? now.subtract({ hours: 24 * 6 }) : opened,
      secrets,
    })
  const memberId = await memberIdOf(tx, people.redeemer)
  const gift = { memberId, coins: 20_350, staffId, secondId, reason: 'Campanha de boas-vindas' }
  await adjustCoins(tx, { ...gift, now: now.subtract({ hours: 24 * 60 }) })
  for (const [index, { daysAgo, ...line }] of redemptions.entries())
    await addRedemption(tx, {
      ...line,
      memberId,
      requestedAt: momentBefore(now, 24 * daysAgo, `${line.title} ${index}`),
    })
  await setGoal(tx, { memberId: await memberIdOf(tx, people.saver), title: 'Fone sem fio', now })
}

type DemoRedemption = {
  title: string
  daysAgo: number
  steps: readonly RedemptionStatus[]
  isUncovered?: true
  /** What was arranged with its last step. */
  note?: string
}

const course = 'Curso de nutrição de cães e gatos'

const redemptions: readonly DemoRedemption[] = [
  { title: 'Copo térmico 500 ml', daysAgo: 40, steps: ['requested', 'preparing', 'shipped', 'delivered'] },
  { title: 'Fone sem fio', daysAgo: 24, steps: ['requested', 'cancelled'] },
  { title: 'Mochila executiva', daysAgo: 9, steps: ['requested', 'preparing', 'shipped'] },
  { title: 'Jaleco bordado', daysAgo: 4, steps: ['requested', 'preparing'] },
  { title: 'Caderno de capa dura', daysAgo: 1, steps: ['requested'] },
  { title: 'Vale-café R$ 20', daysAgo: 30, steps: ['delivered'], isUncovered: true },
  { title: 'Vale-café R$ 20', daysAgo: 12, steps: ['delivered', 'cancelled'] },
  { title: 'Vale-café R$ 20', daysAgo: 1, steps: ['delivered'] },
  { title: 'Recarga de celular R$ 20', daysAgo: 20, steps: ['requested', 'delivered'] },
  { title: 'Recarga de celular R$ 20', daysAgo: 15, steps: ['requested', 'cancelled'] },
  { title: 'Recarga de celular R$ 20', daysAgo: 1, steps: ['requested'] },
  { title: course, daysAgo: 50, steps: ['requested', 'contacted', 'booked', 'delivered'] },
  {
    title: course,
    daysAgo: 14,
    steps: ['requested', 'contacted', 'booked'],
    note: 'Turma de terça, às 19h30, a partir do dia 1º.',
  },
  { title: course, daysAgo: 6, steps: ['requested', 'contacted'], note: 'Prefere a turma de terça.' },
  { title: course, daysAgo: 10, steps: ['requested', 'cancelled'] },
  { title: course, daysAgo: 1, steps: ['requested'] },
]

const pictures = await readdir(new URL('demo/prizes', import.meta.url))

/** Its picture, then its further views. */
async function addPictures(files: Files, name: string): Promise<string[]> {
  const views = pictures.filter((file) => file.replace(/-\d\.webp$/, '.webp') === `${name}.webp`)
  const sorted = views.toSorted((one, other) => one.length - other.length || one.localeCompare(other))
  return Promise.all(sorted.map((file) => addPublicFile(files, `demo/prize-${file}`, `prizes/${file}`)))
}

type Shelf = { position: number; images: string[]; opened: Temporal.Instant; secrets: Secrets }

async function addPrize(tx: Tx, prize: DemoPrize, { position, images, opened, secrets }: Shelf) {
  const { id } = await tx
    .insertInto('prize')
    .values({
      titles: prize.titles,
      descriptions: prize.descriptions,
      price: prize.price,
      category: prize.category,
      tone: prize.tone,
      images,
      kind: prize.kind ?? 'parcel',
      ...(prize.includes && { includes: prize.includes }),
      stock: prize.stock ?? (prize.codes ? 0 : null),
      limit_per_member: prize.limit ?? null,
      audience: prize.audience ?? null,
      is_grand: prize.isGrand ?? false,
      position,
      created_at: opened,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const codes = Array.from({ length: prize.codes ?? 0 }, () => ({ prizeId: id, code: demoCode() }))
  const about = { reason: 'Primeiro lote', importId: null, staffId: null, secrets, now: opened }
  if (codes.length > 0) await addPrizeCodes(tx, { codes, ...about })
  if (!prize.stock) return
  const amount = prize.stock
  const move = { prize_id: id, amount, stock_after: amount, reason: 'Primeira compra', at: opened }
  await tx.insertInto('stock_move').values(move).execute()
}

/** Invented, and told from a real one at a glance. */
function demoCode(): string {
  return `DEMO-${randomBytes(2).toString('hex')}-${randomBytes(2).toString('hex')}`.toUpperCase()
}

type NewRedemption = Omit<DemoRedemption, 'daysAgo'> & { memberId: string; requestedAt: Temporal.Instant }

export async function addRedemption(tx: Tx, redemption: NewRedemption) {
  const { title, steps, note, memberId, requestedAt } = redemption
  const prize = await prizeWith(tx, title)
  const status = steps.at(-1) ?? 'requested'
  const { id } = await tx
    .insertInto('redemption')
    .values({
      member_id: memberId,
      prize_id: prize.id,
      titles: prize.titles,
      image: prize.images[0] ?? null,
      price: prize.price,
      took_stock: prize.stock !== null,
      kind: prize.kind,
      status,
      requested_at: requestedAt,
      deliver_by: promisedOn(prize.kind, requestedAt),
      ...(await neededFor(tx, prize.kind, memberId)),
      ...(prize.kind === 'parcel' && (status === 'shipped' || status === 'delivered') && shipment),
      is_confirmed: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const taken = steps.flatMap((step, index) => {
    const arranged = index === steps.length - 1 ? (note ?? null) : null
    const at = stepAt(requestedAt, index, id)
    return step === 'requested' ? [] : [{ redemption_id: id, step, at, note: arranged }]
  })
  if (taken.length > 0) await tx.insertInto('redemption_step').values(taken).execute()
  const about = { titles: prize.titles }
  await spendCoins(tx, { memberId, coins: prize.price, redemptionId: id, note: about, now: requestedAt })
  if (status === 'cancelled')
    return refundCoins(tx, { redemptionId: id, note: about, now: stepAt(requestedAt, 1, id) })
  if (prize.kind === 'digital') await handCode(tx, id, redemption.isUncovered ? requestedAt : null)
  if (prize.stock !== null)
    await tx
      .updateTable('prize')
      .set({ stock: sql`stock - 1`, taken: sql`taken + 1` })
      .where('id', '=', prize.id)
      .execute()
}

/** A day after the step before, while somebody works. */
function stepAt(requestedAt: Temporal.Instant, index: number, key: string): Temporal.Instant {
  if (index === 0) return requestedAt
  return openOn(programmeDay(requestedAt.add({ hours: 24 * index }).epochMilliseconds), `${key} ${index}`)
}

const shipment = {
  carrier: 'Transportadora Rota Sul',
  tracking_code: 'RS 204 180 771 BR',
  tracking_link: 'https://rastreio.example/RS204180771BR',
}

function promisedOn(kind: PrizeKind, requestedAt: Temporal.Instant): Temporal.PlainDate {
  const today = programmeDay(requestedAt.epochMilliseconds)
  return Temporal.PlainDate.from(
    kind === 'digital' ? today : businessDaysAfter(today, { parcel: 12, top_up: 2, experience: 3 }[kind]),
  )
}

async function neededFor(tx: Tx, kind: PrizeKind, memberId: string) {
  if (kind === 'digital') return {}
  if (kind === 'top_up') return { phone: '11987654321' }
  if (kind === 'experience') return { phone: '11987654321', best_time: 'evening' as const }
  const address = await tx
    .selectFrom('member_address')
    .select(['cep', 'state', 'city', 'neighborhood', 'address', 'number', 'complement', 'country'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { address }
}

async function handCode(tx: Tx, redemptionId: string, seenAt: Temporal.Instant | null) {
  await sql`
    update prize_code set redemption_id = ${redemptionId}, uncovered_at = ${seenAt}::timestamptz
    where id = (
      select id from prize_code
      where prize_id = (select prize_id from redemption where id = ${redemptionId}) and redemption_id is null
      order by id limit 1
    )`.execute(tx)
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
    .select(['id', 'titles', 'images', 'price', 'stock', 'kind'])
    .where(sql`titles ->> 'pt-BR'`, '=', title)
    .executeTakeFirstOrThrow()
}

async function staffIdOf(tx: Tx, role: StaffRole) {
  const { id } = await tx.selectFrom('staff').select('id').where('role', '=', role).executeTakeFirstOrThrow()
  return id
}
