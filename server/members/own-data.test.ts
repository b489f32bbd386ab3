import { expect } from 'vitest'
import { currentUser, keepLanguage, updateAddress, updateData } from '#contract/members.ts'
import { verifyMember } from '#contract/members-office.ts'
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

test('a person changes name, workplace and phone', async ({ api, given }) => {
  const ana = await given.member()
  await api.as(ana).call(updateData, { ...data, email: ana.email })
  expect(await api.as(ana).call(currentUser)).toMatchObject({
    email: ana.email,
    name: 'Ana Lima',
    phone: '31991234567',
    profile: { name: 'Clínica Nova' },
  })
})

test('one’s own e-mail may change its case', async ({ api, given }) => {
  const ana = await given.member({ email: 'ana.propria@test.example' })
  await api.as(ana).call(updateData, { ...data, email: 'Ana.Propria@test.example' })
  expect((await api.as(ana).call(currentUser)).email).toBe('Ana.Propria@test.example')
})

test('a wrong phone and a missing name are told, and nothing changes', async ({ api, given }) => {
  const ana = await given.member({ name: 'Ana Souza' })
  const outcome = await api.as(ana).try(updateData, { ...data, email: ana.email, name: '', phone: '123' })
  expect(!outcome.ok && Object.keys(outcome.answer.errors ?? {}).sort()).toEqual(['name', 'phone'])
  expect((await api.as(ana).call(currentUser)).name).toBe('Ana Souza')
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
