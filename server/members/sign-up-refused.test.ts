import { expect } from 'vitest'
import { signUp } from '#contract/sign-up.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test } from '#server/testing/test.ts'
import { cpfHashes } from './sealing/cpf.ts'

type Form = ReturnType<typeof signUpForm>

test.for<[string, Partial<Form>, string, string]>([
  ['a CPF with a wrong digit', { cpf: '529.982.247-24' }, 'cpf', 'Digite o CPF com 11 números.'],
  ['a CPF of one digit', { cpf: '111.111.111-11' }, 'cpf', 'Digite o CPF com 11 números.'],
  ['no name', { name: '   ' }, 'name', 'Preencha este campo.'],
  ['a name of spaces nobody sees', { name: '\u0000\u202e' }, 'name', 'Preencha este campo.'],
  ['an enormous name', { name: 'a'.repeat(100_000) }, 'name', 'Use no máximo 200 caracteres.'],
  [
    'a landline',
    { phone: '(11) 3456-7890' },
    'phone',
    'Digite o celular com DDD e 9 números, como (11) 98765-4321.',
  ],
  [
    'an area nobody lives in',
    { phone: '(20) 98765-4321' },
    'phone',
    'Digite o celular com DDD e 9 números, como (11) 98765-4321.',
  ],
  ['a short CEP', { cep: '7400301' }, 'cep', 'Digite o CEP com 8 números.'],
  ['no street', { address: '' }, 'address', 'Preencha este campo.'],
  ['half an e-mail', { email: 'ana@' }, 'email', 'Digite um e-mail como nome@exemplo.com.br.'],
  [
    'a short password',
    { password: 'abc1234', password_confirmation: 'abc1234' },
    'password',
    'Use pelo menos 8 caracteres.',
  ],
  [
    'a common password',
    { password: 'Senha123' },
    'password',
    'Esta senha é fácil de adivinhar. Escolha outra.',
  ],
  [
    'two passwords',
    { password_confirmation: 'tijolo verde 8' },
    'password_confirmation',
    'As duas senhas não são iguais.',
  ],
  [
    'no acceptance',
    { accept_regulation: false },
    'accept_regulation',
    'Para participar, aceite o regulamento e a política de privacidade.',
  ],
  [
    'a veterinarian without CRMV',
    { profile_type: 'veterinarian' },
    'profile_value',
    'Digite o CRMV como 12345/SP.',
  ],
  [
    'a veterinarian with a CNPJ',
    { profile_type: 'veterinarian', profile_value: '11.222.333/0001-81' },
    'profile_value',
    'Digite o CRMV como 12345/SP.',
  ],
  [
    'an attendant without CNPJ',
    { profile_type: 'attendant', profile_value: '' },
    'profile_value',
    'Digite o CNPJ com 14 letras e números, como 12.ABC.345/01DE-35.',
  ],
  [
    'an attendant with a wrong CNPJ',
    { profile_type: 'attendant', profile_value: '11.222.333/0001-80' },
    'profile_value',
    'Digite o CNPJ com 14 letras e números, como 12.ABC.345/01DE-35.',
  ],
  [
    'a code nobody has',
    { code: 'NADA99' },
    'code',
    'Não conhecemos este código. Confira com quem indicou, ou deixe em branco.',
  ],
  [
    'an unknown distributor',
    { distributor_id: '01999999-0000-7000-8000-000000000000' },
    'distributor_id',
    'Escolha um distribuidor da lista.',
  ],
  [
    'no distributor’s id',
    { distributor_id: "1' or '1'='1" },
    'distributor_id',
    'Escolha uma opção da lista.',
  ],
])('%s gets its own message, and nobody is signed up', async ([, wrong, field, text], { api, database }) => {
  const form = signUpForm(wrong)
  const outcome = await api.try(signUp, form)
  expect(outcome).toMatchObject({ status: 422, answer: { message: 'Confira os campos indicados.' } })
  expect(!outcome.ok && outcome.answer.errors).toEqual({ [field]: [text] })
  const people = database.db.selectFrom('member').select('id').where('email', '=', form.email)
  expect(await people.execute()).toEqual([])
})

test('everything that is wrong is told at once', async ({ api }) => {
  const wrong = signUpForm({
    cpf: '1',
    phone: '',
    cep: '',
    password_confirmation: 'x',
    accept_regulation: false,
  })
  const outcome = await api.try(signUp, wrong)
  const fields = Object.keys((!outcome.ok && outcome.answer.errors) || {}).sort()
  expect(fields).toEqual(['accept_regulation', 'cep', 'cpf', 'password_confirmation', 'phone'])
})

test('nobody can sign up as a promoter', async ({ app }) => {
  const payload = { ...signUpForm(), profile_type: 'promoter' }
  const response = await app.inject({ method: 'POST', url: '/api/user/create', payload })
  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toEqual({ profile_type: ['Escolha uma opção da lista.'] })
})

test.for(['es', 'en'] as const)('the message of a field comes in %s', async (language, { api, given }) => {
  const { email } = await given.member()
  const outcome = await api.with({ language }).try(signUp, signUpForm({ email }))
  const text = { es: /^Ya hay una cuenta/, en: /^There is already an account/ }[language]
  expect(outcome.answer).toMatchObject({ errors: { email: [expect.stringMatching(text)] } })
})

test('an e-mail that somebody has, in whatever case, is told under the e-mail', async ({ api, given }) => {
  await given.member({ email: 'Dona.Ana@test.example' })
  const outcome = await api.try(signUp, signUpForm({ email: 'dona.ANA@test.example' }))
  expect(outcome).toMatchObject({
    status: 422,
    answer: { errors: { email: [expect.stringMatching('Já existe')] } },
  })
})

test.for(['email', 'cpf'] as const)(
  'of forty sign-ups at one instant with one %s one succeeds and the others are told so',
  async (field, { api, database, secrets }) => {
    const shared = signUpForm()
    const forms = Array.from({ length: 40 }, () => signUpForm({ [field]: shared[field] }))
    const outcomes = await Promise.all(
      forms.map((form, index) => api.with({ address: `198.51.100.${index}` }).try(signUp, form)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    for (const outcome of outcomes.filter(({ ok }) => !ok)) {
      expect(outcome).toMatchObject({ status: 422, answer: { errors: { [field]: [expect.any(String)] } } })
    }
    const { db } = database
    const people = db.selectFrom('member').select('id').where('email', '=', shared.email)
    const [hash] = cpfHashes(secrets, shared.cpf)
    const cpfs = db
      .selectFrom('member_cpf')
      .select('member_id as id')
      .where('hash', '=', hash ?? null)
    expect(await (field === 'email' ? people : cpfs).execute()).toHaveLength(1)
  },
)

const hostile: readonly unknown[] = [
  null,
  0,
  -1,
  true,
  [],
  {},
  { $ne: null },
  'x'.repeat(200_000),
  '\u0000',
  '\ud800',
  '👩‍⚕️🐶'.repeat(20),
  "'; drop table member; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
]
const fields = Object.keys(
  signUpForm({ code: '', profile_value: '', complement: '', country: '', distributor_id: '' }),
)

test.for(fields)(
  'whatever comes as %s is taken as text or refused, never a failure',
  async (field, { app }) => {
    for (const value of hostile) {
      const payload = { ...signUpForm(), [field]: value }
      const request = {
        method: 'POST',
        url: '/api/user/create',
        payload,
        remoteAddress: `203.0.113.${fields.indexOf(field)}`,
      } as const
      const { statusCode } = await app.inject(request)
      expect([200, 422], `${field}: ${String(value).slice(0, 40)}`).toContain(statusCode)
    }
  },
)

test('text that looks like SQL or markup is kept as the text it is', async ({ api, database }) => {
  const name = "Robert'); drop table member; -- <b>"
  const form = signUpForm({ name })
  await api.call(signUp, form)
  const kept = database.db.selectFrom('member').select('name').where('email', '=', form.email)
  expect(await kept.executeTakeFirst()).toEqual({ name })
})

test.for([
  ['nothing', 'application/json', '', 422],
  ['no object', 'application/json', '[1,2]', 422],
  ['half an object', 'application/json', '{"email":', 422],
  ['a poisoned prototype', 'application/json', '{"__proto__":{"level":3}}', 422],
  ['a form', 'application/x-www-form-urlencoded', 'email=a', 415],
  ['too much', 'application/json', `{"name":"${'x'.repeat(300_000)}"}`, 413],
] as const)('%s instead of a form is answered in our shape', async ([, type, payload, status], { app }) => {
  const headers = { 'content-type': type }
  const response = await app.inject({ method: 'POST', url: '/api/user/create', headers, payload })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toHaveProperty(status === 422 ? 'errors' : 'error')
})

test('what people typed is not in the log', async ({ api, logLines }) => {
  const form = signUpForm({ code: 'NADA99' })
  await api.try(signUp, form)
  await api.try(signUp, signUpForm({ ...form, code: '' }))
  await api.try(signUp, signUpForm({ ...form, code: '' }))
  expect(logLines.join('')).not.toMatch(new RegExp(`${form.cpf}|${form.email}|99887-?7665|tijolo`))
})
