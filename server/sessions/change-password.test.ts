import { expect } from 'vitest'
import { currentUser } from '#contract/members.ts'
import { changePassword } from '#contract/passwords.ts'
import { signIn } from '#contract/sessions.ts'
import { test } from '#server/testing/test.ts'

const chosen = { password: 'tijolo verde 7', password_confirmation: 'tijolo verde 7' }

test('a new password ends the other sessions, keeps this one and replaces the old password', async ({
  api,
  given,
}) => {
  const ana = await given.member()
  const { access_token: phone } = await api.call(signIn, ana)
  await api.as(ana).call(changePassword, chosen)
  expect((await api.as(ana).try(currentUser)).status).toBe(200)
  expect((await api.as({ token: phone }).try(currentUser)).status).toBe(401)
  expect((await api.try(signIn, ana)).status).toBe(401)
  expect((await api.try(signIn, { email: ana.email, password: chosen.password })).status).toBe(200)
})

test('other people stay signed in', async ({ api, given }) => {
  const ana = await given.member()
  const other = await given.member()
  await api.as(ana).call(changePassword, chosen)
  expect((await api.as(other).try(currentUser)).status).toBe(200)
})

test('no sign-in with the old password slips through while it is changed', async ({ api, given }) => {
  for (let round = 0; round < 5; round++) {
    const ana = await given.member()
    const [signedIn] = await Promise.all([api.try(signIn, ana), api.as(ana).call(changePassword, chosen)])
    if (!signedIn.ok) continue
    const outcome = await api.as({ token: signedIn.answer.access_token }).try(currentUser)
    expect(outcome.status).toBe(401)
  }
})

test.for([
  [
    'short',
    { password: 'curta12', password_confirmation: 'curta12' },
    { password: ['Use pelo menos 8 caracteres.'] },
  ],
  [
    'common',
    { password: 'brasil123', password_confirmation: 'brasil123' },
    { password: ['Esta senha é fácil de adivinhar. Escolha outra.'] },
  ],
  [
    'repeated wrongly',
    { ...chosen, password_confirmation: 'tijolo verde' },
    { password_confirmation: ['As duas senhas não são iguais.'] },
  ],
  [
    'not repeated',
    { ...chosen, password_confirmation: '' },
    { password_confirmation: ['Preencha este campo.', 'As duas senhas não são iguais.'] },
  ],
] as const)(
  'a password that is %s is refused and the old one stays',
  async ([, body, errors], { api, given }) => {
    const ana = await given.member()
    const outcome = await api.as(ana).try(changePassword, body)
    expect(outcome).toMatchObject({ status: 422, answer: { errors } })
    expect((await api.try(signIn, ana)).status).toBe(200)
  },
)

test('spaces and any letters count, and are not cut off', async ({ api, given }) => {
  const ana = await given.member()
  const password = '  ração é 🐶  '
  await api.as(ana).call(changePassword, { password, password_confirmation: password })
  expect((await api.try(signIn, { email: ana.email, password })).status).toBe(200)
  expect((await api.try(signIn, { email: ana.email, password: password.trim() })).status).toBe(401)
})
