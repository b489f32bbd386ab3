import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Reading } from '#contract/invoices-reading.ts'
import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { coinsOf, traceOf } from '#domain/earning.ts'
import type { Tx } from '#server/platform/db.ts'
import { demoDistributors } from './demo-catalogue.ts'
import { demoColleagues, emailOfColleague } from './demo-colleagues.ts'
import { chance, type DemoPurchase, openOn, purchasesOf } from './demo-purchases.ts'
import { shopNamed, statesOfDemo } from './demo-shops.ts'
import { addRedemption } from './seed-store.ts'
import { demoFile, type Seeding } from './seed-world.ts'

const months = 6
/** What the demo attendant earns in a month in which nothing special happened. */
const usualCoins = 850

type Colleague = (typeof demoColleagues)[number] & { id: string; email: string }
type Bought = DemoPurchase & { buyer: Colleague; number: string; coins: number }

/** Half a year of purchases and prizes of the demo's other shops, so that there is somebody to stand among. */
export async function addHistory(
  tx: Tx,
  { files, now, among, passwordHash }: Seeding & { among: string; passwordHash: string },
) {
  const people = await addColleagues(tx, { passwordHash, now })
  const score = await scoreOf(tx, among, now)
  const bought = people
    .flatMap((buyer) => purchasesBy(buyer, score, now))
    .toSorted((one, other) => Temporal.Instant.compare(one.decidedAt, other.decidedAt))
    .map((purchase, index) => ({ ...purchase, number: `${20_000 + 7 * index}` }))
  const picture = await demoFile('receipts/1198.webp')
  await Promise.all(bought.map(({ number }) => files.put(fileOf(number), picture)))
  const ids = await addInvoices(tx, { bought, picture, now })
  await spendAsEarned(tx, { bought, ids, now })
}

async function addColleagues(
  tx: Tx,
  { passwordHash, now }: { passwordHash: string; now: Temporal.Instant },
): Promise<Colleague[]> {
  const distributors = await tx.selectFrom('distributor').select(['id', 'title']).execute()
  const codes = await tx.selectFrom('promoter_code').select(['code', 'promoter_id']).execute()
  const people = demoColleagues.map((colleague, index) => ({ ...colleague, email: emailOfColleague(index) }))
  const rows = people.map(({ name, email, ...colleague }) => {
    const shop = shopNamed(colleague.shop)
    const { distributor, promoter } = statesOfDemo[shop.state]
    const joined = joinedAt(now, { email, months: colleague.months })
    return {
      name,
      email,
      profile_type: 'attendant' as const,
      profile_name: shop.name,
      profile_value: shop.cnpj,
      level: 3 as const,
      password_hash: passwordHash,
      distributor_id: distributors.find(({ title }) => title === distributor)?.id ?? null,
      promoter_id: codes.find(({ code }) => code === promoter)?.promoter_id ?? null,
      created_at: joined,
      email_confirmed_at: joined,
    }
  })
  const added = await tx.insertInto('member').values(rows).returning(['id', 'email']).execute()
  const ids = new Map(added.map(({ id, email }) => [email, id]))
  const colleagues = people.map((person) => ({ ...person, id: ids.get(person.email) ?? '' }))
  const addresses = colleagues.map(({ id, email, shop }) => {
    const { cep, neighborhood, city, state } = shopNamed(shop)
    const number = String(20 + Math.floor(chance(email, 'door') * 900))
    const place = {
      cep,
      neighborhood,
      city,
      state: statesOfDemo[state].name,
      address: 'Rua do Comércio',
      number,
    }
    return { member_id: id, ...place }
  })
  await tx.insertInto('member_address').values(addresses).execute()
  return colleagues
}

/** Some days before the first of their months. */
function joinedAt(now: Temporal.Instant, { email, months }: { email: string; months: number }) {
  const today = Temporal.PlainDate.from(programmeDay(now.epochMilliseconds))
  const first = today.with({ day: 1 }).subtract({ months: months - 1 })
  return openOn(first.subtract({ days: 6 + Math.floor(chance(email) * 20) }).toString(), email)
}

/** In this month so far. */
async function scoreOf(tx: Tx, email: string, now: Temporal.Instant): Promise<number> {
  const found = await tx
    .selectFrom('ranking_score')
    .innerJoin('member', 'member.id', 'ranking_score.member_id')
    .select('score')
    .where('email', '=', email)
    .where('month', '=', Temporal.PlainDate.from(programmeDay(now.epochMilliseconds)).with({ day: 1 }))
    .where('score', '>', 0)
    .executeTakeFirst()
  return found?.score ?? usualCoins
}

function purchasesBy(buyer: Colleague, score: number, now: Temporal.Instant) {
  return Array.from({ length: Math.min(buyer.months, months) }, (_, monthsAgo) => {
    // Only in this month do people stand as they are told; in the others it went up and down.
    const usual = usualCoins * (0.8 + 0.4 * chance(buyer.email, monthsAgo))
    const coins = Math.round((buyer.share * (monthsAgo === 0 ? score : usual)) / 100)
    return purchasesOf({ who: buyer.email, monthsAgo, coins, isAtLeast: buyer.share > 100, now })
  }).flatMap((purchases) => purchases.map((one) => ({ ...one, buyer, coins: coinsOf(one.rows) })))
}

const fileOf = (number: string) => `private/invoices/demo-${number}.webp`

type Papers = { bought: readonly Bought[]; picture: Buffer; now: Temporal.Instant }

/** All at once: one by one they would take seconds. Returns their ids by number. */
async function addInvoices(tx: Tx, { bought, picture }: Papers): Promise<ReadonlyMap<string, string>> {
  const reasons = await tx
    .selectFrom('decision_reason')
    .select('code')
    .where('decision', '=', 'reject')
    .orderBy('position')
    .execute()
  const reasonOf = ({ number, isRefused }: Bought) =>
    isRefused ? (reasons[Math.floor(chance(number) * Math.min(reasons.length, 4))]?.code ?? null) : null
  const invoices = bought.map((one) => ({
    member_id: one.buyer.id,
    number: one.number,
    status: one.isRefused ? ('rejected' as const) : ('counted' as const),
    sent_at: one.sentAt,
    due_on: Temporal.PlainDate.from(businessDaysAfter(programmeDay(one.sentAt.epochMilliseconds), 5)),
    file_key: fileOf(one.number),
    // The same picture stands for all of them.
    file_sha256: createHash('sha256').update(picture).update(one.number).digest(),
    file_type: 'webp' as const,
    file_clean: true,
    estimate: one.coins,
    coins: one.isRefused ? null : one.coins,
    reason: reasonOf(one),
  }))
  const added = await tx.insertInto('invoice').values(invoices).returning(['id', 'number']).execute()
  const ids = new Map(added.map(({ id, number }) => [number, id]))
  const papers = bought.map((one) => ({ ...one, id: ids.get(one.number) ?? '', reason: reasonOf(one) }))
  const counted = await addRows(tx, papers)
  await tx
    .insertInto('invoice_step')
    .values(
      papers.flatMap(({ id, sentAt, decidedAt, isRefused }) => [
        { invoice_id: id, step: 'sent' as const, at: sentAt },
        { invoice_id: id, step: isRefused ? ('rejected' as const) : ('counted' as const), at: decidedAt },
      ]),
    )
    .execute()
  await tx
    .insertInto('invoice_reading')
    .values(papers.map((paper) => ({ invoice_id: paper.id, read_at: paper.sentAt, ...readingOf(paper) })))
    .execute()
  await addDecisions(tx, papers, counted)
  return ids
}

type Paper = Bought & { id: string; reason: string | null }
type CountedRow = { id: string; invoice_id: string; counted_cents: number | null }

async function addRows(tx: Tx, papers: readonly Paper[]): Promise<CountedRow[]> {
  const products = await tx.selectFrom('product').select(['id', 'sku']).execute()
  const idOf = new Map(products.map(({ id, sku }) => [sku, id]))
  const rows = papers.flatMap(({ id, rows, isRefused }) =>
    rows.map(({ sku, bags, valueCents, rateThousandths }, position) => ({
      invoice_id: id,
      position,
      product_id: idOf.get(sku) ?? '',
      value_cents: valueCents,
      counted_cents: isRefused ? null : valueCents,
      counted_units: isRefused ? null : bags,
      rate_thousandths: rateThousandths,
    })),
  )
  return tx.insertInto('invoice_row').values(rows).returning(['id', 'invoice_id', 'counted_cents']).execute()
}

function readingOf({ buyer, number, rows, sentAt }: Paper) {
  const { distributor } = statesOfDemo[shopNamed(buyer.shop).state]
  const [issuer = ''] = demoDistributors.find(({ title }) => title === distributor)?.cnpjs ?? []
  const reading: Reading = {
    source: 'qr',
    access_key: null,
    number,
    issuer: { id: issuer, name: distributor },
    issued_on: programmeDay(sentAt.subtract({ hours: 24 }).epochMilliseconds),
    total_cents: rows.reduce((sum, { valueCents }) => sum + valueCents, 0),
    rows: [],
    findings: [],
  }
  return { reading, issuer, series: '1', number }
}

/** Most by the reviewer, and what their reading was worth. */
async function addDecisions(tx: Tx, papers: readonly Paper[], rows: readonly CountedRow[]) {
  const staff = await tx.selectFrom('staff').select(['id', 'role']).execute()
  const byRole = new Map(staff.map(({ id, role }) => [role, id]))
  const counted = Map.groupBy(rows, ({ invoice_id }) => invoice_id)
  const decisions = papers.map((paper) => ({
    invoice_id: paper.id,
    staff_id: byRole.get(chance(paper.number, 'by') < 0.7 ? 'reviewer' : 'admin') ?? null,
    decision: paper.isRefused ? ('reject' as const) : ('approve' as const),
    round: 1,
    decided_at: paper.decidedAt,
    takes_effect_at: paper.decidedAt,
    carried_out_at: paper.decidedAt,
    reason: paper.reason,
    coins: paper.isRefused ? null : paper.coins,
    counted: paper.isRefused
      ? null
      : JSON.stringify(counted.get(paper.id)?.map(({ id, counted_cents }) => ({ id, counted_cents }))),
  }))
  await tx.insertInto('invoice_decision').values(decisions).execute()
  await sql`
    insert into reading_outcome (document, decided_on, source, file_kind, issuer, field, was_sure, fields, is_right,
      read_value, right_value)
    select document, (decided_at at time zone 'America/Sao_Paulo')::date, 'code', 'photo', left(issuer, 8), field, true,
      1, is_right, case when not is_right then 'I' || invoice.number end, case when not is_right then invoice.number end
    from invoice_decision join invoice on invoice.id = invoice_id join invoice_reading using (invoice_id)
    cross join lateral (select case when invoice.id is not null then uuidv7() end as document) as made_up
    cross join unnest(array['number', 'issued_on', 'total']) as field
    cross join lateral (select field <> 'number' or hashtext(invoice.number) % 23 <> 0 as is_right)
    where decision = 'approve' and reading ->> 'source' = 'qr' and invoice.number = any(${papers.map(({ number }) => number)})`.execute(
    tx,
  )
}

/** What people save for, by what they earn in a month. */
const wishes = [
  { from: 300, title: 'Fone sem fio', price: 4200 },
  { from: 150, title: 'Mochila executiva', price: 2900 },
  { from: 80, title: 'Copo térmico 500 ml', price: 1450 },
  { from: 40, title: 'Boné bordado', price: 950 },
  { from: 0, title: 'Caderno de capa dura', price: 450 },
]

type Spending = { bought: readonly Bought[]; ids: ReadonlyMap<string, string>; now: Temporal.Instant }

/** Week by week, so that everybody has the coins that they spend. */
async function spendAsEarned(tx: Tx, { bought, ids, now }: Spending) {
  const balances = new Map<string, number>()
  const weeks = Map.groupBy(
    bought.filter(({ isRefused }) => !isRefused),
    ({ decidedAt }) => Math.floor(now.since(decidedAt).total('hours') / (7 * 24)),
  )
  for (const [weeksAgo, purchases] of weeks) {
    await credit(tx, purchases, ids)
    for (const { buyer, coins } of purchases) {
      const balance = (balances.get(buyer.id) ?? 0) + coins
      balances.set(buyer.id, balance)
      const wish = wishes.find(({ from }) => buyer.share >= from)
      if (!wish || balance < wish.price || chance(buyer.email, weeksAgo, 'wants') < 0.6) continue
      const latest = purchases.at(-1)?.decidedAt ?? now
      const requestedAt = latest.add({ minutes: 20 + Math.floor(chance(buyer.email, weeksAgo) * 300) })
      if (Temporal.Instant.compare(requestedAt, now) >= 0) continue
      await addRedemption(tx, {
        memberId: buyer.id,
        title: wish.title,
        requestedAt,
        steps: stepsOf(weeksAgo),
      })
      balances.set(buyer.id, balance - wish.price)
    }
  }
}

function stepsOf(weeksAgo: number) {
  const path = ['requested', 'preparing', 'shipped', 'delivered'] as const
  return path.slice(0, 1 + Math.min(weeksAgo, 3))
}

async function credit(tx: Tx, purchases: readonly Bought[], ids: ReadonlyMap<string, string>) {
  const credits = purchases.map(({ buyer, coins, number, rows, decidedAt }) => ({
    owner: buyer.id,
    coins,
    invoice: ids.get(number),
    note: { number, trace: traceOf(rows) },
    moment: decidedAt.toString(),
  }))
  const { rows } = await sql<{ refused: string | null }>`
    select refused from (
      select * from jsonb_to_recordset(${JSON.stringify(credits)}::jsonb)
        as credit (owner uuid, coins bigint, invoice uuid, note jsonb, moment timestamptz)
      order by moment
    ) as credit cross join lateral credit_coins(owner, coins, 'invoice_credit', invoice, note, moment)`.execute(
    tx,
  )
  const refused = rows.find((row) => row.refused)
  if (refused) throw new Error(`the ledger refused a purchase of the demo: ${refused.refused}`)
}
