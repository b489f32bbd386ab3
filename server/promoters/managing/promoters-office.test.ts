import { expect } from 'vitest'
import { changePromoterCode, createPromoter, officePromoters } from '#contract/promoters-office.ts'
import { signIn } from '#contract/sessions.ts'
import { acceptInvitation, signUp } from '#contract/sign-up.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test } from '#server/testing/test.ts'

const bia = { name: 'Bia Rocha', email: 'bia@promo.example', phone: '(11) 98765-4321', code: 'bia7k2' }

test('a promoter is made with a code, and a mail brings the invitation with code, link and QR code', async ({
  api,
  given,
  mailbox,
  runJobs,
}) => {
  const support = api.as(await given.staff({ role: 'support' }))
  const { id } = await support.call(createPromoter, bia)
  await runJobs()
  const [mail] = mailbox.messages
  expect(mail?.text).toContain('BIA7K2')
  expect(mail?.text).toContain('https://petisco.test/cadastro?codigo=BIA7K2')
  expect(mail?.images?.map(({ name }) => name)).toContain('codigo.png')
  const token = /convite\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const chosen = { password: 'tijolo verde 7', password_confirmation: 'tijolo verde 7' }
  await api.call(acceptInvitation, { token, ...chosen, accept_regulation: true })
  expect((await api.try(signIn, { email: bia.email, password: chosen.password })).status).toBe(200)
  await api.call(signUp, signUpForm({ code: 'BIA7K2' }))
  expect((await support.call(officePromoters, { q: 'rocha' })).items).toMatchObject([
    { id, code: 'BIA7K2', sign_ups: 1, verified: 1, is_blocked: false },
  ])
  await support.call(changePromoterCode, { id, code: 'BIA999' })
  expect((await api.try(signUp, signUpForm({ code: 'BIA7K2' }))).status).toBe(422)
  expect((await api.try(signUp, signUpForm({ code: 'BIA999' }))).status).toBe(200)
})

test('an e-mail or a code that somebody has is refused by its field, and leaves nothing', async ({
  api,
  given,
}) => {
  const support = api.as(await given.staff({ role: 'support' }))
  const other = await given.promoter()
  const taken = { ...bia, email: 'nova@promo.example', code: other.code }
  expect(await support.try(createPromoter, taken)).toMatchObject({
    status: 422,
    answer: { errors: { code: expect.any(Array) } },
  })
  expect(await support.try(createPromoter, { ...bia, email: other.email, code: 'LIVRE1' })).toMatchObject({
    status: 422,
    answer: { errors: { email: expect.any(Array) } },
  })
  expect((await support.call(officePromoters, { q: 'nova@promo' })).items).toEqual([])
})

test('only promoters have codes', async ({ api, given }) => {
  const support = api.as(await given.staff({ role: 'support' }))
  const { id } = await given.member()
  expect((await support.try(changePromoterCode, { id, code: 'ABC123' })).status).toBe(404)
})
