import { randomBytes } from 'node:crypto'
import { memberPaths } from '#contract/paths.ts'
import { daysBetween, programmeDay } from '#domain/business-days.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { reminderOf } from '#server/leads/update.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { sealClientCpf } from '#server/prescriptions/client-cpf.ts'
import { createRecommendation } from '#server/recommendations/create.ts'
import { createSimulator } from '#server/simulator/simulate.ts'
import { type DemoLead, type DemoPrescription, demoLeads, demoPrescriptions } from './demo-clients.ts'
import type { Seeding } from './seed-world.ts'

export async function addClients(tx: Tx, { now, secrets }: Pick<Seeding, 'now'> & { secrets: Secrets }) {
  const world = await worldOf(tx)
  for (const lead of oldestFirst(demoLeads)) await addLead(tx, lead, world, now)
  for (const prescription of oldestFirst(demoPrescriptions))
    await addPrescription(tx, prescription, { ...world, secrets }, now)
}

/** Lists are ordered by ids, which are in the order of time. */
function oldestFirst<Dated extends { daysAgo: number }>(rows: readonly Dated[]): Dated[] {
  return rows.toSorted((one, other) => other.daysAgo - one.daysAgo)
}

type World = Awaited<ReturnType<typeof worldOf>>

async function worldOf(tx: Tx) {
  const members = await tx.selectFrom('member').select(['id', 'email']).execute()
  const products = await tx.selectFrom('product').select(['id', 'sku', 'title', 'bag_grams']).execute()
  const simulate = createSimulator({ keptForMs: 60_000 })
  return {
    memberIds: new Map(members.map(({ email, id }) => [email, id])),
    products: new Map(products.map((product) => [product.sku, product])),
    async doseOf(productId: string, answers: PetAnswers) {
      return required((await simulate(tx, answers))[productId]).portion
    },
  }
}

async function addLead(tx: Tx, lead: DemoLead, world: World, now: Temporal.Instant) {
  const { client, answers, status, boughtDaysAgo = 0 } = lead
  const memberId = required(world.memberIds.get(lead.adviser))
  const product = required(world.products.get(lead.sku))
  const daily_dose = await world.doseOf(product.id, answers)
  const known = { ...newLead, usual_bag_grams: product.bag_grams, daily_dose }
  const said = now.subtract({ hours: 24 * boughtDaysAgo })
  const { bag_grams, bought_on, remind_on } = reminderOf({ status }, known, dayOf(said))
  const remindInDays = remind_on === null ? undefined : daysBetween(dayOf(now), remind_on)
  const wasReminded = remindInDays !== undefined && remindInDays <= 0
  const row = {
    member_id: memberId,
    created_at: now.subtract({ hours: 24 * lead.daysAgo }),
    ...client,
    answers,
    product_id: product.id,
    daily_dose,
    status,
    bag_grams,
    bought_on: dateOf(bought_on),
    remind_on: dateOf(remind_on),
    reminded_on: wasReminded ? dateOf(remind_on) : null,
  }
  const { id } = await tx.insertInto('lead').values(row).returning('id').executeTakeFirstOrThrow()
  await createRecommendation(tx, {
    memberId,
    source: { leadId: id },
    productId: product.id,
    dailyDose: daily_dose,
    now: row.created_at,
  })
  if (!wasReminded) return
  const facts = { pet_name: client.pet_name, name: client.name, product: product.title }
  const at = now.add({ hours: 24 * remindInDays })
  await notify(tx, { memberId, kind: 'lead_reminder', facts, link: memberPaths.clients, now: at })
}

const newLead = { bag_grams: null, bought_on: null, remind_on: null }

function dayOf(at: Temporal.Instant): string {
  return programmeDay(at.epochMilliseconds)
}

function dateOf(day: string | null): Temporal.PlainDate | null {
  return day === null ? null : Temporal.PlainDate.from(day)
}

async function addPrescription(
  tx: Tx,
  prescription: DemoPrescription,
  world: World & { secrets: Secrets },
  now: Temporal.Instant,
) {
  const { name, cpf, ...client } = prescription.client
  const code = randomBytes(18).toString('base64url')
  const { answers } = prescription
  const product = required(world.products.get(prescription.sku))
  const row = {
    member_id: required(world.memberIds.get(prescription.adviser)),
    code,
    sealed_cpf: await sealClientCpf(tx, world.secrets, { code, cpf }),
    created_at: now.subtract({ hours: 24 * prescription.daysAgo }),
    product_id: product.id,
    client_name: name,
    ...client,
    daily_dose: answers ? await world.doseOf(product.id, answers) : null,
  }
  const { id } = await tx.insertInto('prescription').values(row).returning('id').executeTakeFirstOrThrow()
  await createRecommendation(tx, {
    memberId: row.member_id,
    source: { prescriptionId: id, token: code },
    productId: product.id,
    dailyDose: row.daily_dose,
    now: row.created_at,
  })
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the demo names somebody or something it does not have')
  return value
}
