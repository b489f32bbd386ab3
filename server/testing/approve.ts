import { approveInvoice } from '#contract/invoices-office.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import type { World } from './world.ts'

/** By somebody of the team, and the time to undo it is over. */
export async function approve(world: World, id: string) {
  const staff = await world.given.staff()
  await world.api.as(staff).call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
}
