import { expect } from 'vitest'
import { decisionReasons } from '#contract/invoices-office.ts'
import { addReason, changeReason, officeReasons, orderReasons } from '#contract/invoices-reasons.ts'
import { test } from '#server/testing/test.ts'

const texts = { 'pt-BR': 'A nota está rasgada.', es: 'La factura está rota.', en: 'The invoice is torn.' }

test('a reason is added, put first and taken off the list; reviewers see each at once', async ({
  api,
  given,
}) => {
  const admin = api.as(await given.staff({ role: 'admin' }))
  const rita = api.as(await given.staff({ role: 'reviewer' })).with({ language: 'en' })
  const offered = async () => {
    const reasons = await rita.call(decisionReasons)
    return reasons.filter(({ decision }) => decision === 'reject').map(({ code }) => code)
  }
  const before = await offered()
  await admin.call(addReason, { code: 'torn', decision: 'reject', texts })
  expect(await offered()).toEqual([...before, 'torn'])
  expect((await admin.try(addReason, { code: 'torn', decision: 'reject', texts })).status).toBe(422)
  await admin.call(orderReasons, { decision: 'reject', codes: ['torn'] })
  expect(await offered()).toEqual(['torn', ...before])
  await admin.call(changeReason, { code: 'torn', texts, active: false })
  expect(await offered()).toEqual(before)
  expect(await admin.call(officeReasons)).toContainEqual({
    code: 'torn',
    decision: 'reject',
    texts,
    active: false,
    used: 0,
  })
  expect((await admin.try(changeReason, { code: 'nobody', texts, active: true })).status).toBe(404)
})
