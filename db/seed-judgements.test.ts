import { expect } from 'vitest'
import { isCnpj } from '#domain/documents.ts'
import { test } from '#server/testing/test.ts'
import { demoInstant } from './demo-instant.ts'
import { fillWithDemo } from './seed.ts'

test('the machine has counted signed invoices in the demo, left some to people, and looked on elsewhere', async ({
  world,
}) => {
  await fillWithDemo(world, world.clock.now())
  const { rows } = await world.database.pool.query(
    `select invoice.number, mode, fell_short, is_credited, staff_id is null as by_machine, invoice.status,
       instant_judgement.coins = invoice.coins as agrees, decided_at = judged_at as at_once,
       (reading -> 'proof' ->> 'proved')::boolean as proved, distributor.instant_credit as distributor
     from instant_judgement
     join invoice on invoice.id = instant_judgement.invoice_id
     join invoice_reading using (invoice_id)
     join invoice_decision using (invoice_id)
     left join distributor on distributor.id = distributor_id`,
  )
  expect(rows).toHaveLength(demoInstant.length)
  for (const { number, judged } of demoInstant) {
    const row = rows.find((one) => one.number === number)
    const isCredited = judged?.mode === 'on' && !judged.why
    const isProved = judged?.why !== 'proof'
    expect(row).toMatchObject({
      mode: judged?.mode,
      fell_short: judged?.why ?? null,
      is_credited: isCredited,
      by_machine: isCredited,
      at_once: isCredited,
      agrees: isProved,
      proved: isProved,
      status: 'counted',
      distributor: isProved ? judged?.mode : null,
    })
  }
  const shops = await world.database.pool.query(
    'select distinct profile_value from member where profile_type = $1',
    ['attendant'],
  )
  expect(shops.rows.map(({ profile_value }) => isCnpj(profile_value))).not.toContain(false)
})
