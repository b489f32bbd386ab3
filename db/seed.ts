import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDistributor } from '#server/catalogue/managing/distributors.ts'
import { saveCpf } from '#server/members/sealing/cpf.ts'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { hashPassword } from '#server/sessions/password.ts'
import { promiseWelcome } from '#server/welcome/settle.ts'
import { demoCodes, demoDistributors } from './demo-catalogue.ts'
import { type DemoMember, demoMembers, demoPromoters, demoShoppers, demoStaff } from './demo-people.ts'
import { addClients } from './seed-feeding.ts'
import { addFeed } from './seed-feeds.ts'
import { addHistory } from './seed-history.ts'
import { addImport } from './seed-imports.ts'
import { addInvoices } from './seed-invoices.ts'
import { addNotifications } from './seed-notifications.ts'
import { addQueue } from './seed-queue.ts'
import { addSales } from './seed-sales.ts'
import { addStore } from './seed-store.ts'
import { addDemoWebhook } from './seed-webhook.ts'
import { addPublicFile, memberIdOf, momentBefore } from './seed-world.ts'

export const demoPassword = 'petisco-demo'

export const demoSignIns = [
  ...demoMembers.map(({ email, type, level }) => ({ email, who: `${type}, level ${level}` })),
  ...demoStaff.map(({ email, role }) => ({ email, who: `staff, ${role} (/gestao)` })),
]

export type DemoPlace = { database: Database; files: Files; secrets: Secrets }

/**
 * Leaves any database with people in it alone. Returns whether the demo world is there. Processes that start
 * together take turns.
 */
export async function fillWithDemo(
  { database, files, secrets }: DemoPlace,
  now: Temporal.Instant,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await waitForTurn(tx)
    if (await hasPeople(tx)) return hasDemoWorld(tx)
    for (const distributor of demoDistributors) await addDistributor(tx, distributor)
    const settings = { instant_credit: 'on', first_steps_closed: true, welcome_bonus: 100 } as const
    await tx.updateTable('setting').set(settings).execute()
    // One for all of them: it is the same password, and each hash takes a tenth of a second.
    const passwordHash = await hashPassword(demoPassword)
    for (const person of demoMembers) await addMember(tx, { files, secrets, passwordHash }, person, now)
    await addNetwork(tx, passwordHash, now)
    const team = demoStaff.map((person) => ({
      ...person,
      password_hash: passwordHash,
      created_at: daysAgo(now, 400),
    }))
    await tx.insertInto('staff').values(team).execute()
    await addInvoices(tx, { files, now }, demoShoppers.saver)
    await addStore(tx, { files, now, secrets }, demoShoppers)
    await addHistory(tx, { files, now, among: demoShoppers.saver, passwordHash })
    await addProductCodes(tx, now)
    await addQueue(tx, { files, now })
    await addFeed(tx, now)
    await addImport(tx, { files, now })
    await addNotifications(tx, { now, people: demoShoppers })
    await addClients(tx, { now, secrets })
    await addSales(tx, { files, now })
    await addDemoWebhook(tx, { secrets, now })
    return true
  })
}

/** Filling takes longer than a query may on a slow machine, and one that waited for all of it would be cut off. */
async function waitForTurn(tx: Tx) {
  const lock = sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(hashtext('demo world')) as "isOurs"`
  while (!(await lock.execute(tx)).rows[0]?.isOurs) await pause(100)
}

/** Judged by its staff, because anybody could sign up with a demo member's e-mail. */
export async function hasDemoWorld(db: Db): Promise<boolean> {
  const emails = demoStaff.map(({ email }) => email)
  const found = await db.selectFrom('staff').select('id').where('email', 'in', emails).executeTakeFirst()
  return found !== undefined
}

async function hasPeople(tx: Tx) {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from member) or exists (select from staff) as found`.execute(tx)
  return rows[0]?.found === true
}

async function addMember(
  tx: Tx,
  { files, secrets, passwordHash }: Omit<DemoPlace, 'database'> & { passwordHash: string },
  person: DemoMember,
  now: Temporal.Instant,
) {
  const joinedAt = daysAgo(now, person.joinedDaysAgo)
  const { id } = await tx
    .insertInto('member')
    .values({
      email: person.email,
      name: person.name,
      phone: person.phone,
      profile_type: person.type,
      level: person.level,
      profile_name: person.workplace,
      profile_value: person.registration,
      password_hash: passwordHash,
      avatar_file: await addImage(files, person.images?.avatar),
      cover_file: await addImage(files, person.images?.cover),
      distributor_id: person.distributor ? await distributorId(tx, person.distributor) : null,
      created_at: joinedAt,
      email_confirmed_at: person.level === 2 || person.isNew ? null : joinedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (person.isNew) await promiseWelcome(tx, { memberId: id, now: joinedAt })
  if (person.cpf) await saveCpf(tx, secrets, { memberId: id, cpf: person.cpf })
  await tx
    .insertInto('member_address')
    .values({ member_id: id, ...person.address })
    .execute()
  const consent = { member_id: id, version: '1', given_at: joinedAt }
  const kinds = ['regulation', 'privacy'] as const
  await tx
    .insertInto('consent')
    .values(kinds.map((kind) => ({ ...consent, kind })))
    .execute()
}

async function addDistributor(tx: Tx, { instantCredit, ...distributor }: (typeof demoDistributors)[number]) {
  const { id } = await createDistributor(tx, distributor)
  if (instantCredit)
    await tx.updateTable('distributor').set({ instant_credit: instantCredit }).where('id', '=', id).execute()
}

async function distributorId(tx: Tx, title: string) {
  const { id } = await tx
    .selectFrom('distributor')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  return id
}

async function addNetwork(tx: Tx, passwordHash: string, now: Temporal.Instant) {
  const [first, ...others] = demoPromoters
  const people = others.map(({ code: _, ...person }) => ({
    ...person,
    profile_type: 'promoter' as const,
    level: 2 as const,
    password_hash: passwordHash,
    created_at: daysAgo(now, 300),
    email_confirmed_at: daysAgo(now, 300),
  }))
  await tx.insertInto('member').values(people).execute()
  for (const { email, code } of demoPromoters) {
    const promoter_id = await memberIdOf(tx, email)
    await tx
      .insertInto('promoter_code')
      .values({ code, promoter_id, created_at: daysAgo(now, 300) })
      .execute()
  }
  const emails = demoMembers.filter(({ vouchedFor }) => vouchedFor).map(({ email }) => email)
  const promoter_id = await memberIdOf(tx, first.email)
  await tx.updateTable('member').set({ promoter_id }).where('email', 'in', emails).execute()
}

async function addProductCodes(tx: Tx, now: Temporal.Instant) {
  const products = await tx.selectFrom('product').select(['id', 'sku']).execute()
  const admin = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const listed = demoCodes.map(({ root, code, sku }) => ({
    issuer: root,
    code,
    product_id: products.find((product) => product.sku === sku)?.id ?? '',
    confirmed_by: admin.id,
    confirmed_at: now,
  }))
  await tx.insertInto('product_wording').values(listed).execute()
}

function daysAgo(now: Temporal.Instant, days: number): Temporal.Instant {
  return momentBefore(now, 24 * days, 'joined')
}

async function addImage(files: Files, name: string | undefined) {
  return name ? addPublicFile(files, `demo/${name}`, name) : null
}
