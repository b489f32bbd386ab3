import { expect } from 'vitest'
import { confirmEmail, giveUpEmailChange, resendEmailChange } from '#contract/email-change.ts'
import { currentUser, deleteAccount, updateData } from '#contract/members.ts'
import { blockMember } from '#contract/members-office.ts'
import { changePassword, requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import { signIn } from '#contract/sessions.ts'
import { signUp } from '#contract/sign-up.ts'
import type { Person } from '#server/testing/given.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test as base } from '#server/testing/test.ts'

const data = { name: 'Ana Lima', profile_name: 'Clínica Nova', phone: '(31) 99123-4567' }
const chosen = { password: 'tijolo verde 7', password_confirmation: 'tijolo verde 7' }
const android = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' }
let addresses = 0

const test = base
  .extend('newEmail', () => `caixa-nova-${++addresses}@test.example`)
  /** The token in the last mail to this address. */
  .extend('tokenAt', ({ mailbox, runJobs }) => async (email: string) => {
    await runJobs()
    return /confirmar-email\?token=([\w-]+)/.exec(mailbox.to(email).at(-1)?.text ?? '')?.[1] ?? ''
  })
  .extend(
    'askFor',
    ({ api }) =>
      (person: Person, email: string) =>
        api
          .as(person)
          .with(android)
          .call(updateData, { ...data, email }),
  )

test('another e-mail waits until it is confirmed at its mailbox; the rest is saved at once', async ({
  api,
  given,
  clock,
  database,
  newEmail,
  askFor,
  tokenAt,
}) => {
  const ana = await given.member()
  await askFor(ana, newEmail)
  expect(await api.as(ana).call(currentUser)).toMatchObject({
    name: 'Ana Lima',
    email: ana.email,
    email_awaited: newEmail,
  })
  expect((await api.try(signIn, { email: newEmail, password: ana.password })).status).toBe(401)
  const token = await tokenAt(newEmail)
  expect(token).toHaveLength(43)
  await api.call(confirmEmail, { token })
  const user = await api.as(ana).call(currentUser)
  expect(user.email).toBe(newEmail)
  expect(user).not.toHaveProperty('email_awaited')
  expect((await api.try(signIn, { email: newEmail, password: ana.password })).status).toBe(200)
  expect((await api.try(signIn, ana)).status).toBe(401)
  const { email_confirmed_at } = await database.db
    .selectFrom('member')
    .select('email_confirmed_at')
    .where('id', '=', ana.id)
    .executeTakeFirstOrThrow()
  expect(email_confirmed_at?.toString()).toBe(clock.now().toString())
  expect((await api.try(confirmEmail, { token })).status).toBe(409)
})

test.for([
  [
    'pt-BR',
    'Confirme o seu e-mail novo',
    'Pedido para trocar o e-mail da sua conta',
    'Ana, em 17/11/2026, às 14:02, pediram para trocar o e-mail da sua conta (Chrome · Android).',
    'O e-mail da sua conta mudou',
  ],
  [
    'es',
    'Confirma tu correo nuevo',
    'Pedido para cambiar el correo de tu cuenta',
    'Ana, el 17/11/2026 a las 14:02 se pidió cambiar el correo de tu cuenta (Chrome · Android).',
    'Cambió el correo de tu cuenta',
  ],
  [
    'en',
    'Confirm your new e-mail',
    'Request to change the e-mail of your account',
    'Ana, on 17 November 2026 at 14:02 a change of the e-mail of your account was requested (Chrome · Android).',
    'The e-mail of your account has changed',
  ],
] as const)(
  'the old address is told of the wish and of the change, with what to do: %s',
  async ([language, link, asked, lead, changed], {
    api,
    given,
    clock,
    mailbox,
    newEmail,
    askFor,
    tokenAt,
  }) => {
    clock.set('2026-11-17T14:02:00-03:00')
    const ana = await given.member({ language })
    await askFor(ana, newEmail)
    const token = await tokenAt(newEmail)
    expect(mailbox.to(newEmail).map(({ subject }) => subject)).toEqual([link])
    const [warning] = mailbox.to(ana.email)
    expect(warning?.subject).toBe(asked)
    for (const said of [
      lead,
      newEmail,
      'https://petisco.test/recuperar-senha',
      'https://petisco.test/suporte',
    ])
      expect(warning?.text).toContain(said)
    expect(warning?.text).not.toContain(token)
    await api.call(confirmEmail, { token })
    await tokenAt(newEmail)
    expect(mailbox.to(ana.email).map(({ subject }) => subject)).toEqual([asked, changed])
    expect(mailbox.to(ana.email)[1]?.text).toContain('https://petisco.test/suporte')
  },
)

test('the database keeps only the hash of the token', async ({
  given,
  database,
  newEmail,
  askFor,
  tokenAt,
}) => {
  const ana = await given.member()
  await askFor(ana, newEmail)
  const token = await tokenAt(newEmail)
  const { token_hash } = await database.db
    .selectFrom('email_change')
    .select('token_hash')
    .where('member_id', '=', ana.id)
    .executeTakeFirstOrThrow()
  expect(token_hash).toHaveLength(32)
  expect(token_hash?.toString('base64url')).not.toBe(token)
})

test('the newest wish wins, and a link counts for a day', async ({
  api,
  given,
  clock,
  newEmail,
  askFor,
  tokenAt,
}) => {
  const ana = await given.member()
  await askFor(ana, `antes-${newEmail}`)
  const first = await tokenAt(`antes-${newEmail}`)
  await askFor(ana, newEmail)
  const second = await tokenAt(newEmail)
  expect(await api.try(confirmEmail, { token: first })).toMatchObject({
    status: 409,
    answer: { code: 'email_link_spent' },
  })
  clock.advance({ hours: 24 })
  expect((await api.try(confirmEmail, { token: second })).status).toBe(409)
  expect(await api.as(ana).call(currentUser)).not.toHaveProperty('email_awaited')
})

test('the link is sent again, and the one before no longer counts', async ({
  api,
  given,
  clock,
  mailbox,
  newEmail,
  askFor,
  tokenAt,
}) => {
  const ana = await given.member()
  await askFor(ana, newEmail)
  const first = await tokenAt(newEmail)
  clock.advance({ hours: 23 })
  await api.as(ana).call(resendEmailChange)
  const second = await tokenAt(newEmail)
  clock.advance({ hours: 23 })
  expect((await api.try(confirmEmail, { token: first })).status).toBe(409)
  await api.call(confirmEmail, { token: second })
  expect(mailbox.to(newEmail)).toHaveLength(2)
  expect((await api.as(ana).try(resendEmailChange)).status).toBe(404)
})

test('what is given up cannot be confirmed', async ({ api, given, newEmail, askFor, tokenAt }) => {
  const ana = await given.member()
  await askFor(ana, newEmail)
  const token = await tokenAt(newEmail)
  await api.as(ana).call(giveUpEmailChange)
  expect((await api.try(confirmEmail, { token })).status).toBe(409)
  expect(await api.as(ana).call(currentUser)).not.toHaveProperty('email_awaited')
})

test('an e-mail of somebody else is refused when asked for, and again when confirmed', async ({
  api,
  given,
  newEmail,
  askFor,
  tokenAt,
}) => {
  const ana = await given.member()
  const other = await given.member()
  const taken = await api.as(ana).try(updateData, { ...data, email: other.email.toUpperCase() })
  expect(taken).toMatchObject({
    status: 422,
    answer: { errors: { email: ['Já existe uma conta com este e-mail. Entre ou recupere a senha.'] } },
  })
  await askFor(ana, newEmail)
  const token = await tokenAt(newEmail)
  await api.call(signUp, signUpForm({ email: newEmail.toUpperCase() }))
  expect(await api.try(confirmEmail, { token })).toMatchObject({
    status: 422,
    answer: { errors: { email: [expect.any(String)] } },
  })
  expect((await api.as(ana).call(currentUser)).email).toBe(ana.email)
})

test('of eight people who confirm one e-mail at the same instant, one gets it', async ({
  api,
  given,
  newEmail,
  askFor,
  tokenAt,
}) => {
  const people = await Promise.all(Array.from({ length: 8 }, () => given.member()))
  const tokens: string[] = []
  for (const person of people) {
    await askFor(person, newEmail)
    tokens.push(await tokenAt(newEmail))
  }
  const outcomes = await Promise.all(tokens.map((token) => api.try(confirmEmail, { token })))
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)])
})

test('one link confirmed twice at the same instant counts once', async ({
  api,
  given,
  mailbox,
  newEmail,
  askFor,
  tokenAt,
}) => {
  const ana = await given.member()
  await askFor(ana, newEmail)
  const token = await tokenAt(newEmail)
  const both = await Promise.all([api.try(confirmEmail, { token }), api.try(confirmEmail, { token })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await tokenAt(newEmail)
  expect(mailbox.to(ana.email)).toHaveLength(2)
})

test('a link mailed to the old address does not outlive the new one', async ({
  api,
  given,
  mailbox,
  newEmail,
  askFor,
  tokenAt,
}) => {
  const ana = await given.member()
  await api.call(requestPasswordReset, { email: ana.email })
  await askFor(ana, newEmail)
  const token = await tokenAt(newEmail)
  const mails = mailbox.to(ana.email).map(({ text }) => /redefinir-senha\?token=([\w-]+)/.exec(text)?.[1])
  const recovery = mails.find(Boolean) ?? ''
  await api.call(confirmEmail, { token })
  expect((await api.try(resetPassword, { token: recovery, ...chosen })).status).toBe(409)
})

test.for(['changed', 'recovered'] as const)(
  'a password that is %s voids the wish for another e-mail',
  async (how, { api, given, mailbox, runJobs, newEmail, askFor, tokenAt }) => {
    const ana = await given.member()
    await askFor(ana, newEmail)
    const token = await tokenAt(newEmail)
    if (how === 'changed') await api.as(ana).call(changePassword, chosen)
    else {
      await api.call(requestPasswordReset, { email: ana.email })
      await runJobs()
      const recovery = /redefinir-senha\?token=([\w-]+)/.exec(mailbox.to(ana.email).at(-1)?.text ?? '')?.[1]
      await api.call(resetPassword, { token: recovery ?? '', ...chosen })
    }
    expect((await api.try(confirmEmail, { token })).status).toBe(409)
    expect((await api.try(signIn, { email: ana.email, password: chosen.password })).status).toBe(200)
  },
)

test('no link slips through while the password is changed', async ({
  api,
  given,
  newEmail,
  askFor,
  tokenAt,
}) => {
  for (let round = 0; round < 5; round++) {
    const ana = await given.member()
    await askFor(ana, `${round}-${newEmail}`)
    const token = await tokenAt(`${round}-${newEmail}`)
    const [confirmed, changed] = await Promise.all([
      api.try(confirmEmail, { token }),
      api.as(ana).try(changePassword, chosen),
    ])
    expect(changed.status).toBe(200)
    const { email } = await api.as(ana).call(currentUser)
    expect(email === ana.email).toBe(!confirmed.ok)
  }
})

test('a recovery link proves the mailbox too', async ({ api, given, mailbox, runJobs, clock, database }) => {
  const ana = await given.member()
  await api.call(requestPasswordReset, { email: ana.email })
  await runJobs()
  const token = /token=([\w-]+)/.exec(mailbox.to(ana.email).at(-1)?.text ?? '')?.[1] ?? ''
  await api.call(resetPassword, { token, ...chosen })
  const proof = database.db.selectFrom('member').select('email_confirmed_at').where('id', '=', ana.id)
  expect((await proof.executeTakeFirstOrThrow()).email_confirmed_at?.toString()).toBe(clock.now().toString())
})

test('blocked and erased people confirm nothing', async ({ api, given, newEmail, askFor, tokenAt }) => {
  const blocked = await given.member()
  await askFor(blocked, newEmail)
  const token = await tokenAt(newEmail)
  await api.as(await given.staff({ role: 'admin' })).call(blockMember, { id: blocked.id, reason: 'Fraude' })
  expect((await api.try(confirmEmail, { token })).status).toBe(409)
  const erased = await given.member()
  await askFor(erased, `outra-${newEmail}`)
  const other = await tokenAt(`outra-${newEmail}`)
  await api.as(erased).call(deleteAccount)
  expect((await api.try(confirmEmail, { token: other })).status).toBe(409)
})

test('after five wishes in a row the next has to wait; the same e-mail in capitals is no wish', async ({
  api,
  given,
  newEmail,
  askFor,
}) => {
  const ana = await given.member()
  for (let tries = 0; tries < 5; tries++) await askFor(ana, `${tries}-${newEmail}`)
  expect((await api.as(ana).try(updateData, { ...data, email: newEmail })).status).toBe(429)
  expect((await api.as(ana).try(resendEmailChange)).status).toBe(429)
  await askFor(ana, ana.email.toUpperCase())
  expect((await api.as(ana).call(currentUser)).email).toBe(ana.email.toUpperCase())
})

test('who signs up is welcomed by mail and may confirm the address; nothing waits for it', async ({
  api,
  mailbox,
  database,
  tokenAt,
}) => {
  const form = signUpForm()
  const { access_token } = await api.call(signUp, form)
  const user = await api.as({ token: access_token }).call(currentUser)
  expect(user).not.toHaveProperty('email_awaited')
  const token = await tokenAt(form.email)
  expect(mailbox.to(form.email).map(({ subject }) => subject)).toEqual(['Boas-vindas'])
  const confirmedAt = () =>
    database.db
      .selectFrom('member')
      .select('email_confirmed_at')
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow()
  expect((await confirmedAt()).email_confirmed_at).toBeNull()
  await api.call(confirmEmail, { token })
  expect((await confirmedAt()).email_confirmed_at).not.toBeNull()
  expect((await api.try(confirmEmail, { token })).status).toBe(409)
  await tokenAt(form.email)
  expect(mailbox.to(form.email)).toHaveLength(1)
})

test('who lost the welcome mail gets another; the link before no longer counts', async ({
  api,
  clock,
  mailbox,
  tokenAt,
}) => {
  const form = signUpForm()
  const { access_token: token } = await api.call(signUp, form)
  const first = await tokenAt(form.email)
  expect(await api.as({ token }).call(currentUser)).toMatchObject({ email_unconfirmed: true })
  clock.advance({ hours: 8 * 24 })
  expect((await api.try(confirmEmail, { token: first })).status).toBe(409)
  await api.as({ token }).call(resendEmailChange)
  await api.call(confirmEmail, { token: await tokenAt(form.email) })
  expect(mailbox.to(form.email).map(({ subject }) => subject)).toEqual(['Boas-vindas', 'Boas-vindas'])
  expect(await api.as({ token }).call(currentUser)).not.toHaveProperty('email_unconfirmed')
  expect((await api.as({ token }).try(resendEmailChange)).status).toBe(404)
})
