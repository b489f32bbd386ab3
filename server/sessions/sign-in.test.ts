import { expect } from 'vitest'
import { currentUser } from '#contract/members.ts'
import { signIn, signOut } from '#contract/sessions.ts'
import { test } from '#server/testing/test.ts'

test('the right e-mail and password open a session that knows the person', async ({ api, given }) => {
  const ana = await given.member({ name: 'Ana Souza', type: 'veterinarian' })
  const { access_token, token_type } = await api.call(signIn, { email: ana.email, password: ana.password })
  expect(token_type).toBe('Bearer')
  const user = await api.as({ token: access_token }).call(currentUser)
  expect(user).toMatchObject({ name: 'Ana Souza', email: ana.email, rewards: { coins: 0, points: 0 } })
})

test('the e-mail compares without case', async ({ api, given }) => {
  const ana = await given.member({ email: 'Ana.Maiuscula@Test.example' })
  const outcome = await api.try(signIn, { email: ' ana.maiuscula@test.EXAMPLE ', password: ana.password })
  expect(outcome.status).toBe(200)
})

test('a wrong password and an unknown e-mail get the same answer', async ({ api, given }) => {
  const ana = await given.member()
  const wrong = await api.try(signIn, { email: ana.email, password: 'outra-senha' })
  const unknown = await api.try(signIn, { email: 'ninguem@test.example', password: 'outra-senha' })
  expect(wrong.status).toBe(401)
  expect(wrong.answer).toEqual({ error: 'E-mail ou senha não conferem.' })
  expect(unknown).toMatchObject({ status: wrong.status, answer: wrong.answer })
})

test('a wrong password and an unknown e-mail take the same time', async ({ api, given }) => {
  const time = async (email: string) => {
    const began = performance.now()
    await api.try(signIn, { email, password: 'outra-senha' })
    return performance.now() - began
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 5; round++) {
    known.push(await time((await given.member()).email))
    unknown.push(await time(`ninguem-${round}@test.example`))
  }
  // The fastest of each: other work on the machine only ever adds time.
  const ratio = Math.min(...unknown) / Math.min(...known)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('failures are told in the language of the request', async ({ api }) => {
  const attempt = { email: 'ninguem@test.example', password: 'x' }
  const spanish = await api.with({ language: 'es' }).try(signIn, attempt)
  const english = await api.with({ language: 'en' }).try(signIn, attempt)
  expect(spanish.answer).toEqual({ error: 'El correo o la contraseña no coinciden.' })
  expect(english.answer).toEqual({ error: 'That e-mail and password do not match.' })
})

test('missing fields are named, each with its message', async ({ api }) => {
  const outcome = await api.try(signIn, { email: '', password: '' })
  expect(outcome.status).toBe(422)
  expect(outcome.answer).toEqual({
    message: 'Confira os campos indicados.',
    errors: { email: ['Preencha este campo.'], password: ['Preencha este campo.'] },
  })
})

test('a blocked person is told so only with the right password, and gets no session', async ({
  api,
  given,
}) => {
  const blocked = await given.member({ level: 1 })
  const right = await api.try(signIn, { email: blocked.email, password: blocked.password })
  const wrong = await api.try(signIn, { email: blocked.email, password: 'outra-senha' })
  expect(right).toMatchObject({ status: 401, answer: { error: expect.stringContaining('bloqueada') } })
  expect(wrong.answer).toEqual({ error: 'E-mail ou senha não conferem.' })
  expect((await api.as(blocked).try(currentUser)).status).toBe(401)
})

test('signing out ends this session and no other', async ({ api, given }) => {
  const ana = await given.member()
  const phone = await api.call(signIn, { email: ana.email, password: ana.password })
  await api.as({ token: phone.access_token }).call(signOut)
  expect((await api.as({ token: phone.access_token }).try(currentUser)).status).toBe(401)
  expect((await api.as(ana).try(currentUser)).status).toBe(200)
})

test('the database keeps only the hash of a token', async ({ api, given, database }) => {
  const ana = await given.member()
  const { access_token } = await api.call(signIn, { email: ana.email, password: ana.password })
  const rows = await database.db
    .selectFrom('session')
    .select('token_hash')
    .where('member_id', '=', ana.id)
    .execute()
  const kept = rows.map((row) => row.token_hash.toString('base64url'))
  expect(kept).toHaveLength(2)
  expect(kept).not.toContain(access_token)
})

test.for(['\u0000', 'ana\u0000@test.example', '\ud800', "' or 1=1 --", '🐶'.repeat(60)])(
  'an e-mail that is none %# is an unknown one',
  async (email, { api }) => {
    const outcome = await api.try(signIn, { email, password: '\u0000' })
    expect([401, 422]).toContain(outcome.status)
  },
)

test.for(['', 'nonsense', 'x'.repeat(5000), '"; drop table session; --', 'Basic abc'])(
  'a malformed token %# is simply no token',
  async (token, { api }) => {
    const outcome = await api.as({ token }).try(currentUser)
    expect(outcome.status).toBe(401)
    expect(outcome.answer).toEqual({ error: 'Sua sessão terminou. Entre de novo.' })
  },
)
