import { expect } from 'vitest'
import { currentUser } from '#contract/members.ts'
import { requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import { signIn } from '#contract/sessions.ts'
import { test as base } from '#server/testing/test.ts'

const chosen = { password: 'tijolo verde 7', password_confirmation: 'tijolo verde 7' }

/** Asks for a link and takes it out of the mail. */
const test = base.extend('linkFor', ({ api, runJobs, mailbox }) => async (email: string) => {
  await api.call(requestPasswordReset, { email })
  await runJobs()
  const [, token = ''] = /redefinir-senha\?token=([\w-]+)/.exec(mailbox.to(email).at(-1)?.text ?? '') ?? []
  return token
})

test('the mail brings a link that sets a new password and ends every session', async ({
  api,
  given,
  linkFor,
}) => {
  const ana = await given.member()
  const token = await linkFor(ana.email)
  expect(token).toHaveLength(43)
  await api.call(resetPassword, { token, ...chosen })
  expect((await api.as(ana).try(currentUser)).status).toBe(401)
  expect((await api.try(signIn, ana)).status).toBe(401)
  expect((await api.try(signIn, { email: ana.email, password: chosen.password })).status).toBe(200)
})

test('a mail tells of the password that was recovered', async ({ api, given, mailbox, runJobs, linkFor }) => {
  const ana = await given.member()
  const token = await linkFor(ana.email)
  await api.call(resetPassword, { token, ...chosen })
  await runJobs()
  const subjects = mailbox.to(ana.email).map(({ subject }) => subject)
  expect(subjects).toEqual(['Criar uma nova senha', 'A senha da sua conta mudou'])
})

test.for([
  ['pt-BR', 'Criar uma nova senha', 'Ana, você pediu uma nova senha em 17/11/2026, às 14:02.'],
  ['es', 'Crea una contraseña nueva', 'Ana, pediste una contraseña nueva el 17/11/2026 a las 14:02.'],
  ['en', 'Create a new password', 'Ana, you asked for a new password on 17 November 2026 at 14:02.'],
] as const)(
  'the mail speaks the person’s language: %s',
  async ([language, subject, lead], { api, given, mailbox, runJobs, clock }) => {
    clock.set('2026-11-17T14:02:00-03:00')
    const { email } = await given.member({ name: 'Ana Souza', language })
    await api.with({ language: 'pt-BR' }).call(requestPasswordReset, { email: email.toUpperCase() })
    await runJobs()
    expect(mailbox.to(email)).toEqual([
      expect.objectContaining({
        subject,
        text: expect.stringContaining(lead),
        html: expect.stringContaining('https://petisco.test/redefinir-senha?token='),
      }),
    ])
  },
)

test('an unknown e-mail and a blocked person get the same answer, and no mail', async ({
  api,
  given,
  mailbox,
  runJobs,
}) => {
  const { email } = await given.member()
  const blocked = await given.member({ level: 1 })
  const known = await api.try(requestPasswordReset, { email })
  const before = mailbox.messages.length
  const others = [
    await api.try(requestPasswordReset, { email: 'ninguem-aqui@test.example' }),
    await api.try(requestPasswordReset, { email: blocked.email }),
  ]
  for (const other of others) expect(other).toMatchObject({ status: known.status, answer: known.answer })
  await runJobs()
  expect(mailbox.messages.slice(before).map(({ to }) => to)).toEqual([email])
})

test('a link is good once, even for ten who open it at the same time', async ({ api, given, linkFor }) => {
  const ana = await given.member()
  const token = await linkFor(ana.email)
  const uses = await Promise.all(
    Array.from({ length: 10 }, () => api.try(resetPassword, { token, ...chosen })),
  )
  expect(uses.filter(({ ok }) => ok)).toHaveLength(1)
  expect(uses.find(({ ok }) => !ok)).toMatchObject({
    status: 409,
    answer: { error: 'Este link não vale mais. Peça outro.', code: 'recovery_link_spent' },
  })
})

test('using one link voids the others', async ({ api, given, linkFor }) => {
  const ana = await given.member()
  const first = await linkFor(ana.email)
  const second = await linkFor(ana.email)
  await api.call(resetPassword, { token: first, ...chosen })
  expect((await api.try(resetPassword, { token: second, ...chosen })).status).toBe(409)
})

test('a link is good for sixty minutes', async ({ api, given, linkFor, clock }) => {
  const [ana, bia] = [await given.member(), await given.member()]
  const tokens = [await linkFor(ana.email), await linkFor(bia.email)] as const
  clock.advance({ minutes: 59 })
  expect((await api.try(resetPassword, { token: tokens[0], ...chosen })).status).toBe(200)
  clock.advance({ minutes: 1 })
  expect((await api.try(resetPassword, { token: tokens[1], ...chosen })).status).toBe(409)
})

test('a password that will not do leaves the link good', async ({ api, given, linkFor }) => {
  const token = await linkFor((await given.member()).email)
  const poor = { password: '12345678', password_confirmation: '12345678' }
  expect((await api.try(resetPassword, { token, ...poor })).status).toBe(422)
  expect((await api.try(resetPassword, { token, ...chosen })).status).toBe(200)
})

test.for(['', 'nonsense', '\u0000', "' or 1=1 --", 'x'.repeat(200)])(
  'a made-up link %# is a spent one',
  async (token, { api }) => {
    expect((await api.try(resetPassword, { token, ...chosen })).status).toBe(409)
  },
)

test('the database keeps only the hash of a link', async ({ given, linkFor, database }) => {
  const ana = await given.member()
  const token = await linkFor(ana.email)
  const rows = await database.db
    .selectFrom('password_reset')
    .select('token_hash')
    .where('member_id', '=', ana.id)
    .execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.token_hash.toString('base64url')).not.toBe(token)
})

test('after five links in a row the next has to wait, known e-mail or not', async ({ api, given }) => {
  for (const email of [(await given.member()).email, 'ninguem-mesmo@test.example']) {
    for (let tries = 0; tries < 5; tries++) await api.call(requestPasswordReset, { email })
    expect((await api.try(requestPasswordReset, { email })).status).toBe(429)
  }
})

test('a new password lifts the wait that the old one earned', async ({ api, given, linkFor }) => {
  const ana = await given.member()
  for (let tries = 0; tries < 6; tries++) await api.try(signIn, { email: ana.email, password: 'outra-senha' })
  const token = await linkFor(ana.email)
  await api.call(resetPassword, { token, ...chosen })
  expect((await api.try(signIn, { email: ana.email, password: chosen.password })).status).toBe(200)
})

test('what is no e-mail is told under the field', async ({ api }) => {
  const outcome = await api.try(requestPasswordReset, { email: 'ana' })
  expect(outcome).toMatchObject({ status: 422, answer: { errors: { email: [expect.any(String)] } } })
})
