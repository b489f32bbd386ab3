import { approveInvoice, reverseInvoice } from '#contract/invoices-office.ts'
import { createLead } from '#contract/leads.ts'
import { createPrescription } from '#contract/prescriptions.ts'
import { programmeDay } from '#domain/business-days.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import type { Person } from './given.ts'
import type { GivenProduct } from './given-invoices.ts'
import type { World } from './world.ts'

export const food = { kcal_per_kg: 4000, phases: ['adults'], bag_grams: 2100 } as const
/** What 15 kg of dog eat of it: a bag lasts ten days. */
const dose = 210

const contact = { email: 'carla@test.example', phone: '(62) 99887-7665', cep: '74003-010' }
const dog = { pet: 'dog', phase: 'adults', weight: 15, overweight: false, age: 'adults' } as const

type Recommending = { by: Person; product: GivenProduct; name?: string; pet_name?: string }

/** As the simulator does. */
export async function recommend({ api }: World, { by, product, ...facts }: Recommending) {
  const { name = 'Carla Dias', pet_name = 'Tobias' } = facts
  const shown = { product: product.title, product_brand: 'Quintal', product_id: product.id }
  const form = { ...dog, ...contact, ...shown, name, pet_name, accept_communications: true, daily_dose: dose }
  return api.as(by).call(createLead, form)
}

export async function prescribe({ api }: World, { by, product, name = 'Carla Dias' }: Recommending) {
  const pet = { pet_breed: 'Golden retriever', daily_dose: dose }
  const client = { ...contact, ...pet, client_name: name, cpf: '862.883.667-57' }
  const { id, recommendation } = await api
    .as(by)
    .call(createPrescription, { product_id: product.id, ...client })
  return { id, code: recommendation }
}

type Selling = {
  code: string
  product: GivenProduct
  attendant: Person
  valueCents?: number
  boughtOn?: string
  /** As the document has it. */
  bags?: number
}

/** An invoice with the code on its row, approved by the team. */
export async function sell(
  world: World,
  { code, product, attendant, valueCents = 20_000, ...facts }: Selling,
) {
  const { given, api, database, clock } = world
  const rows = [{ product, valueCents }]
  const issued_on = facts.boughtOn ?? programmeDay(clock.now().epochMilliseconds)
  const { id } = await given.invoice({ member: attendant, rows, reading: { issued_on } })
  if (facts.bags !== undefined)
    await database.pool.query(
      `update invoice_reading set reading = jsonb_set(reading, '{rows}', $2) where invoice_id = $1`,
      [id, JSON.stringify([{ product_id: product.id, quantity: facts.bags }])],
    )
  await database.pool.query('update invoice_row set recommendation = $2 where invoice_id = $1', [id, code])
  const rita = api.as(await given.staff())
  const { version } = await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  const reverse = () => rita.call(reverseInvoice, { id, version: version + 1, reason: 'shop_returned' })
  return { id, reverse }
}
