import { expect } from 'vitest'
import { currentUser, keepLanguage, updateAddress, updateData } from '#contract/members.ts'
import { verifyMember } from '#contract/members-office.ts'
import { requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import { signIn } from '#contract/sessions.ts'
import { test } from '#server/testing/test.ts'

const data = { name: 'Ana Lima', profile_name: 'Clínica Nova', phone: '(31) 99123-4567' }
const place = {
  cep: '30130-010',
  state: 'Minas Gerais',
  city: 'Belo Horizonte',
  neighborhood: 'Centro',
  address: 'Avenida Afonso Pena',
  number: '1500',
}

test('a person changes e-mail, name, workplace and phone, and signs in with the new e-mail', async ({
  api,
  given,
}) => {
  const ana = await given.member()
  await api.as(ana).call(updateData, { ...data, email: ' Ana.Nova@test.example ' })
  expect(await api.as(ana).call(currentUser)).toMatchObject({
    email: 'Ana.Nova@test.example',
    name: 'Ana Lima',
    phone: '31991234567',
    profile: { name: 'Clínica Nova' },
  })
  const again = await api.try(signIn, { email: 'ana.nova@test.example', password: ana.password })
  expect(again.status).toBe(200)
})

test('one’s own e-mail may change its case; somebody else’s is refused under the field', async ({
  api,
  given,
}) => {
  const ana = await given.member({ email: 'ana.propria@test.example' })
  const other = await given.member()
  const own = await api.as(ana).try(updateData, { ...data, email: 'Ana.Propria@test.example' })
  expect(own.status).toBe(200)
  const taken = await api.as(ana).try(updateData, { ...data, email: other.email.toUpperCase() })
  expect(taken).toMatchObject({
    status: 422,
    answer: { errors: { email: ['Já existe uma conta com este e-mail. Entre ou recupere a senha.'] } },
  })
})

test('two people who take one e-mail at the same instant: one gets it', async ({ api, given }) => {
  const people = await Promise.all(Array.from({ length: 8 }, () => given.member()))
  const email = 'disputado@test.example'
  const outcomes = await Promise.all(
    people.map((person) => api.as(person).try(updateData, { ...data, email })),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)])
})

test('a wrong phone and a missing name are told, and nothing changes', async ({ api, given }) => {
  const ana = await given.member({ name: 'Ana Souza' })
  const outcome = await api.as(ana).try(updateData, { ...data, email: ana.email, name: '', phone: '123' })
  expect(!outcome.ok && Object.keys(outcome.answer.errors ?? {}).sort()).toEqual(['name', 'phone'])
  expect((await api.as(ana).call(currentUser)).name).toBe('Ana Souza')
})

test('a link mailed to the old address does not outlive a new one', async ({
  api,
  given,
  mailbox,
  runJobs,
}) => {
  const ana = await given.member()
  await api.call(requestPasswordReset, { email: ana.email })
  await runJobs()
  const token = /token=([\w-]+)/.exec(mailbox.to(ana.email)[0]?.text ?? '')?.[1] ?? ''
  await api.as(ana).call(updateData, { ...data, email: 'outra-caixa@test.example' })
  const password = 'tijolo verde 7'
  const outcome = await api.try(resetPassword, { token, password, password_confirmation: password })
  expect(outcome.status).toBe(409)
})

test('the first address and every later one are saved whole', async ({ api, given }) => {
  const ana = await given.member()
  await api.as(ana).call(updateAddress, { ...place, complement: 'Sala 402' })
  await api.as(ana).call(updateAddress, { ...place, number: '1501', complement: '', country: '' })
  expect((await api.as(ana).call(currentUser)).address).toEqual({
    ...place,
    cep: '30130010',
    number: '1501',
    country: 'Brasil',
  })
})

test('a part of the address that may be missing may be null', async ({ api, given }) => {
  const ana = await given.member()
  await api.as(ana).call(updateAddress, { ...place, complement: 'Sala 402', country: 'Portugal' })
  await api.as(ana).call(updateAddress, { ...place, complement: null, country: null })
  expect((await api.as(ana).call(currentUser)).address).toEqual({
    ...place,
    cep: '30130010',
    country: 'Brasil',
  })
})

test('an address without its parts is refused part by part', async ({ api, given }) => {
  const ana = await given.member()
  const empty = { cep: '1', state: '', city: '', neighborhood: '', address: '', number: '' }
  const outcome = await api.as(ana).try(updateAddress, empty)
  expect(!outcome.ok && Object.keys(outcome.answer.errors ?? {}).sort()).toEqual(Object.keys(empty).sort())
  expect((await api.as(ana).call(currentUser)).address).toBeNull()
})

test('nobody changes anything without a session', async ({ api }) => {
  expect((await api.try(updateAddress, place)).status).toBe(401)
  expect((await api.try(updateData, { ...data, email: 'x@test.example' })).status).toBe(401)
})

test('mails come in the language that was chosen last', async ({ api, given, mailbox, runJobs }) => {
  const ana = await given.member({ level: 2, language: 'pt-BR' })
  await api.as(ana).call(keepLanguage, { language: 'es' })
  await api.as(await given.staff({ role: 'reviewer' })).call(verifyMember, { id: ana.id })
  await runJobs()
  expect(mailbox.to(ana.email).at(-1)?.subject).toBe('Registro confirmado')
  expect(await api.as(ana).try(keepLanguage, { language: 'fr' as 'es' })).toMatchObject({ status: 422 })
})
