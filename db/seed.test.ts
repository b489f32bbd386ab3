import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { listDistributors } from '#contract/catalogue.ts'
import { currentUser } from '#contract/members.ts'
import { myNetwork } from '#contract/promoters.ts'
import { signIn } from '#contract/sessions.ts'
import { currentStaff, officeSignIn } from '#contract/staff.ts'
import { isCep, isCnpj, isCpf, isCrmv, isMobile } from '#domain/documents.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { test } from '#server/testing/test.ts'
import { demoDistributors } from './demo-catalogue.ts'
import { demoColleagues } from './demo-colleagues.ts'
import { demoMembers, demoPromoters } from './demo-people.ts'
import { demoPassword, fillWithDemo } from './seed.ts'

test('whoever starts while another one fills the database waits longer than a query may take', async ({
  world,
}) => {
  const { database, clock } = world
  const impatient = openDatabase(database.pool.options.connectionString ?? '', createLog('silent'))
  onTestFinished(() => impatient.close())
  // Above what any statement of the filling takes on a busy machine, which is held to it as well.
  impatient.pool.options.query_timeout = 2000
  const filling = Promise.withResolvers<void>()
  const other = database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo world'))`.execute(tx)
    await filling.promise
  })
  const outcome = Promise.allSettled([fillWithDemo({ ...world, database: impatient }, clock.now())])
  await pause(3000)
  filling.resolve()
  await other
  expect(await outcome).toEqual([{ status: 'fulfilled', value: true }])
})

test('the demo world fills an empty database once, however often it is asked', async ({ world, api }) => {
  const { database, clock } = world
  const answers = await Promise.all([1, 2, 3].map(() => fillWithDemo(world, clock.now())))
  expect(answers).toEqual([true, true, true])
  const { members } = await database.db
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .executeTakeFirstOrThrow()
  const otherPromoters = demoPromoters.length - 1
  expect(members).toBe(demoMembers.length + otherPromoters + demoColleagues.length)

  const people = [
    ['atendente', 'attendant', 3],
    ['veterinaria', 'veterinarian', 3],
    ['criador', 'breeder', 3],
    ['pendente', 'veterinarian', 2],
    ['promotor', 'promoter', 2],
  ] as const
  for (const [name, type, level] of people) {
    const { access_token: token } = await api.call(signIn, {
      email: `${name}@petisco.example`,
      password: demoPassword,
    })
    const user = await api.as({ token }).call(currentUser)
    expect(user).toMatchObject({ profile: { type }, level: { id: level }, address: { country: 'Brasil' } })
  }
  for (const [name, role] of [
    ['gestao', 'admin'],
    ['revisao', 'reviewer'],
  ] as const) {
    const { access_token: token } = await api.call(officeSignIn, {
      email: `${name}@petisco.example`,
      password: demoPassword,
    })
    expect(await api.as({ token }).call(currentStaff)).toMatchObject({ role })
  }
})

test('the demo promoter has a code and a network, and there are distributors to choose from', async ({
  world,
  api,
}) => {
  await fillWithDemo(world, world.clock.now())
  const email = 'promotor@petisco.example'
  const { access_token: token } = await api.call(signIn, { email, password: demoPassword })
  const { code, people } = await api.as({ token }).call(myNetwork)
  expect(code).toMatch(/^[A-Z0-9]{6,8}$/)
  expect(people.map(({ name }) => name).sort()).toEqual([
    'Ana Paula Pires',
    'Bianca Freitas',
    'Camila Nogueira',
    'Igor Brandão',
    'Lia Fagundes',
    'Léo Machado',
    'Rogério Amaral',
    'Samuel Rios',
  ])
  const titles = demoDistributors.map(({ title }) => title)
  expect((await api.call(listDistributors)).map(({ title }) => title)).toEqual(titles.toSorted())
})

test('the CNPJs of the demo distributors would pass in the office', () => {
  for (const cnpj of demoDistributors.flatMap(({ cnpjs }) => cnpjs)) expect(isCnpj(cnpj), cnpj).toBe(true)
})

test('the documents of the demo people would pass at sign-up', () => {
  for (const { cpf, phone, type, registration, address } of demoMembers) {
    expect(isCpf(cpf ?? '') && isMobile(phone) && isCep(address.cep)).toBe(true)
    if (type === 'veterinarian') expect(isCrmv(registration ?? '')).toBe(true)
    if (type === 'attendant') expect(isCnpj(registration ?? '')).toBe(true)
  }
})

test('the pictures of the demo people are there', async ({ world, api }) => {
  await fillWithDemo(world, world.clock.now())
  const email = 'atendente@petisco.example'
  const { access_token: token } = await api.call(signIn, { email, password: demoPassword })
  const { images } = await api.as({ token }).call(currentUser)
  for (const { link } of [images.avatar, images.cover]) {
    const picture = await world.app.inject({ url: link ?? '' })
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  }
})
