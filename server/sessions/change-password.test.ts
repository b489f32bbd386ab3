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

test.for([
  ['pt-BR', 'A senha da sua conta mudou', 'Ana, em 17/11/2026, às 14:02, a sua conta ganhou uma senha nova'],
  ['es', 'Cambió la contraseña de tu cuenta', 'Ana, el 17/11/2026 a las 14:02 tu cuenta recibió una'],
  ['en', 'The password of your account has changed', 'Ana, on 17 November 2026 at 14:02 your account got a'],
] as const)(
  'a mail tells of the new password, and what to do if it was somebody else: %s',
  async ([language, subject, lead], { api, given, clock, mailbox, runJobs }) => {
    clock.set('2026-11-17T14:02:00-03:00')
    const ana = await given.member({ language })
    await api.as(ana).call(changePassword, chosen)
    await runJobs()
    expect(mailbox.to(ana.email)).toMatchObject([{ subject, text: expect.stringContaining(lead) }])
    const [mail] = mailbox.to(ana.email)
    expect(mail?.text).toContain('https://petisco.test/recuperar-senha')
    expect(mail?.text).toContain('https://petisco.test/suporte')
    expect(mail?.text).not.toContain(chosen.password)
  },
)

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
