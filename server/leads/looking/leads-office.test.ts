import { expect } from 'vitest'
import { officeLeads } from '#contract/leads-office.ts'
import { officePrescriptions } from '#contract/prescriptions-office.ts'
import { test } from '#server/testing/test.ts'

test('the team sees leads and prescriptions of everybody, and finds them by client or professional', async ({
  api,
  given,
}) => {
  const support = api.as(await given.staff({ role: 'support' }))
  const ana = await given.member({ name: 'Ana Prado', type: 'veterinarian' })
  const product = await given.product()
  await given.lead({ member: ana, product, name: 'Caio Menezes' })
  await given.lead({ member: await given.member(), product, name: '100% Cliente' })
  await given.prescription({ member: ana, product, client_name: 'Jorge Antunes' })
  expect((await support.call(officeLeads, {})).total).toBe(2)
  expect((await support.call(officeLeads, { q: 'prado' })).items).toMatchObject([
    { name: 'Caio Menezes', member: { name: 'Ana Prado' } },
  ])
  expect((await support.call(officeLeads, { q: '0% cl' })).total).toBe(1)
  expect((await support.call(officeLeads, { q: '%%' })).total).toBe(0)
  const prescriptions = await support.call(officePrescriptions, { q: 'jorge' })
  expect(prescriptions.items).toMatchObject([{ client_name: 'Jorge Antunes' }])
  expect(JSON.stringify(prescriptions)).not.toMatch(/cpf/)
})
