import { expect } from 'vitest'
import { currentUser } from '#contract/members.ts'
import { signIn } from '#contract/sessions.ts'
import { signUp } from '#contract/sign-up.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test } from '#server/testing/test.ts'
import { cpfOf } from './sealing/cpf.ts'

test('whoever signs up is signed in, waits for verification and finds everything as it was typed', async ({
  api,
}) => {
  const form = signUpForm({
    profile_type: 'veterinarian',
    profile_value: '12345/mg',
    name: '  Zoë D’Ávila  ',
    complement: 'Sala 402',
  })
  const { access_token: token, token_type } = await api.call(signUp, form)
  expect(token_type).toBe('Bearer')
  expect(await api.as({ token }).call(currentUser)).toMatchObject({
    name: 'Zoë D’Ávila',
    email: form.email,
    phone: '62998877665',
    level: { id: 2 },
    profile: { type: 'veterinarian', name: 'Canil Serra Dourada', value: '12345/MG' },
    address: {
      cep: '74003010',
      state: 'Goiás',
      city: 'Goiânia',
      neighborhood: 'Setor Central',
      address: 'Avenida Goiás',
      number: '310',
      complement: 'Sala 402',
      country: 'Brasil',
    },
  })
  expect((await api.try(signIn, form)).status).toBe(200)
})

test('an attendant names the shop’s CNPJ, letters and all, and its distributor', async ({
  api,
  given,
  database,
  secrets,
}) => {
  const distributor = await given.distributor()
  const form = signUpForm({
    profile_type: 'attendant',
    profile_value: '12.abc.345/01de-35',
    distributor_id: distributor.id,
  })
  const { access_token: token } = await api.call(signUp, form)
  expect((await api.as({ token }).call(currentUser)).profile.value).toBe('12ABC34501DE35')
  const kept = await database.db
    .selectFrom('member')
    .select(['id', 'distributor_id'])
    .where('email', '=', form.email)
    .executeTakeFirstOrThrow()
  expect(kept.distributor_id).toBe(distributor.id)
  expect(await cpfOf(database.db, secrets, kept.id)).toBe(form.cpf)
})

test('a breeder has no registration, whatever was sent', async ({ api }) => {
  const { access_token: token } = await api.call(signUp, signUpForm({ profile_value: '123/45' }))
  expect((await api.as({ token }).call(currentUser)).profile).not.toHaveProperty('value')
})

test('the acceptance is kept with the versions of both texts and the time', async ({
  api,
  database,
  clock,
}) => {
  const form = signUpForm()
  await api.call(signUp, form)
  const consents = await database.db
    .selectFrom('consent')
    .innerJoin('member', 'member.id', 'consent.member_id')
    .select(['kind', 'version', 'given_at'])
    .where('email', '=', form.email)
    .orderBy('kind')
    .execute()
  expect(consents).toEqual([
    { kind: 'privacy', version: '1', given_at: clock.now() },
    { kind: 'regulation', version: '1', given_at: clock.now() },
  ])
})

test('the person is kept with the language they signed up in', async ({ api, database }) => {
  const form = signUpForm()
  await api.with({ language: 'es' }).call(signUp, form)
  const query = database.db.selectFrom('member').select('language').where('email', '=', form.email)
  expect(await query.executeTakeFirstOrThrow()).toEqual({ language: 'es' })
})

test('a promoter’s code, however it is written, makes a member at once', async ({ api, given }) => {
  const { code } = await given.promoter()
  const { access_token: token } = await api.call(signUp, signUpForm({ code: ` ${code.toLowerCase()} ` }))
  expect((await api.as({ token }).call(currentUser)).level.id).toBe(3)
})

test('what may be left out may be null', async ({ api }) => {
  const none = { code: null, profile_value: null, complement: null, country: null, distributor_id: null }
  const { access_token: token } = await api.call(signUp, signUpForm(none))
  const { level, profile, address } = await api.as({ token }).call(currentUser)
  expect([level.id, profile.value, address?.complement]).toEqual([2, undefined, undefined])
  const vet = await api.try(signUp, signUpForm({ ...none, profile_type: 'veterinarian' }))
  expect(vet).toMatchObject({ status: 422, answer: { errors: { profile_value: [expect.any(String)] } } })
})

test('an empty code is none', async ({ api }) => {
  const { access_token: token } = await api.call(signUp, signUpForm({ code: '', distributor_id: '' }))
  expect((await api.as({ token }).call(currentUser)).level.id).toBe(2)
})

test.for([
  ['nobody', 'with a code', 2],
  ['everybody', 'without a code', 3],
] as const)(
  'when %s is vouched for, somebody %s has level %s',
  async ([vouched, how, level], { api, given, database }) => {
    const set = (vouched: 'nobody' | 'with_code' | 'everybody') =>
      database.transaction((tx) => tx.updateTable('setting').set({ vouched }).execute())
    const { code } = await given.promoter()
    await set(vouched)
    try {
      const form = signUpForm(how === 'with a code' ? { code } : {})
      const { access_token: token } = await api.call(signUp, form)
      expect((await api.as({ token }).call(currentUser)).level.id).toBe(level)
    } finally {
      await set('with_code')
    }
  },
)
