import { expect } from 'vitest'
import { invoicePromise } from '#contract/invoices.ts'
import { addClosingDay, closingDays, removeClosingDay } from '#contract/settings.ts'
import { myStore } from '#contract/store.ts'
import { test } from '#server/testing/test.ts'

test('a day on which the team does not work moves the promises made from then on', async ({
  api,
  given,
  clock,
}) => {
  clock.set('2026-11-16T15:00:00Z')
  const admin = api.as(await given.staff({ role: 'admin' }))
  const ana = api.as(await given.member({ type: 'attendant' }))
  const promised = async () => [(await ana.call(invoicePromise)).due_on, (await ana.call(myStore)).deliver_by]
  // The twentieth is a national holiday.
  expect(await promised()).toEqual(['2026-11-24', '2026-12-03'])
  const day = { name: 'Aniversário da cidade', day: '2026-11-23', is_yearly: true }
  const { id } = await admin.call(addClosingDay, day)
  expect(await admin.call(closingDays)).toEqual([{ id, ...day }])
  expect(await promised()).toEqual(['2026-11-25', '2026-12-04'])
  expect(await admin.try(addClosingDay, { ...day, name: 'De novo' })).toMatchObject({
    status: 422,
    answer: { errors: { day: [expect.any(String)] } },
  })
  await admin.call(removeClosingDay, { id })
  expect(await promised()).toEqual(['2026-11-24', '2026-12-03'])
  expect((await admin.try(removeClosingDay, { id })).status).toBe(404)
})
