import { expect } from 'vitest'
import { currentUser } from '#contract/members.ts'
import {
  blockMember,
  changeLevel,
  endMemberSessions,
  eraseMember,
  exportMember,
  memberInvoices,
  memberNotifications,
  memberRedemptions,
  memberSessions,
  memberStatement,
  officeMember,
  officeMembers,
  officeMembersFile,
  refuseMember,
  resendMail,
  revealMember,
} from '#contract/members-office.ts'
import { redeem } from '#contract/redemptions.ts'
import { listSessions, signIn } from '#contract/sessions.ts'
import type { Database } from '#server/platform/db.ts'
import { test } from '#server/testing/test.ts'
import { memberRows } from './queries.ts'

test('members are found by part of a name without accents, by e-mail, CPF and code', async ({
  api,
  given,
}) => {
  const rita = await given.staff({ role: 'support' })
  const promoter = await given.promoter({ code: 'SUL482', name: 'Paulo Promotor' })
  const ines = { name: 'Inês Conceição', email: 'ines@vidaanimal.example', cpf: '52998224725' }
  await given.member({ ...ines, promoter })
  const found = async (q: string) =>
    (await api.as(rita).call(officeMembers, { q })).items.map(({ name }) => name)
  await given.member({ name: 'Inácio', email: 'ines@outraloja.example' })
  for (const q of [
    'ines concei',
    'vidaanimal',
    '529.982.247-25',
    'inês@VidaAnimal',
    'nes@vida',
    '@vidaanimal',
  ])
    expect(await found(q), q).toEqual(['Inês Conceição'])
  for (const q of ['IN', 'ines@', 'nes@']) expect(await found(q), q).toEqual(['Inácio', 'Inês Conceição'])
  expect(await found('sul482')).toEqual(['Inês Conceição', 'Paulo Promotor'])
  expect(await found('100%')).toEqual([])
  const { items } = await api.as(rita).call(officeMembers, { q: 'ines c' })
  expect(items).toMatchObject([{ promoter: 'Paulo Promotor' }])
})

test('what many people have in their name is found in order from an index alone, whatever else is filtered', async ({
  database,
  clock,
}) => {
  const found = memberRows(database.db, () => [], { q: 'souza' }, clock.now())
    .clearSelect()
    .select('member.id')
  const plan = await planOf(
    database,
    found.where('member.level', '<>', 1).where('member.profile_type', '<>', 'promoter'),
  )
  expect(plan).toContain('Index Only Scan using member_in_order')
})

test('the list is narrowed, ordered and paged, and told how long it is', async ({ api, given }) => {
  const rita = await given.staff({ role: 'reviewer' })
  for (const name of ['Zuleide Fila', 'Abel Fila', 'Mário Fila']) await given.member({ name, level: 2 })
  await given.member({ name: 'Bruna Fila', type: 'breeder', coins: 120, hasAddress: true })
  const names = async (query: object) =>
    (await api.as(rita).call(officeMembers, { q: 'fila', ...query })).items.map(({ name }) => name)
  expect(await names({})).toEqual(['Abel Fila', 'Bruna Fila', 'Mário Fila', 'Zuleide Fila'])
  expect(await names({ direction: 'descending', level: '2' })).toEqual([
    'Zuleide Fila',
    'Mário Fila',
    'Abel Fila',
  ])
  expect(await names({ state: 'Goiás' })).toEqual(['Bruna Fila'])
  const page = await api.as(rita).call(officeMembers, { q: 'fila', profile: 'breeder' })
  expect(page).toMatchObject({
    next: null,
    total: 1,
    items: [{ name: 'Bruna Fila', profile: 'breeder', coins: 120, state: 'Goiás', invoices: 0, level: 3 }],
  })
  const many = Array.from({ length: 52 }, (_, index) => given.member({ name: `Turma ${100 + index}` }))
  await Promise.all(many)
  const first = await api.as(rita).call(officeMembers, { q: 'turma' })
  expect([first.items.length, first.next, first.total]).toEqual([50, 2, 52])
  const second = await api.as(rita).call(officeMembers, { q: 'turma', page: 2 })
  expect([second.items.map(({ name }) => name), second.next, second.total]).toEqual([
    ['Turma 150', 'Turma 151'],
    null,
    52,
  ])
  expect((await api.as(rita).try(officeMembers, { page: 201 })).status).toBe(422)
})

test('who is blocked or being verified in a state is told as the level changes, and a redemption is sent without it', async ({
  api,
  given,
  database,
  clock,
}) => {
  const rita = await given.staff({ role: 'support' })
  const ana = await given.member({ name: 'Ana Nível', hasAddress: true, coins: 50 })
  const bia = await given.member({ name: 'Bia Nível', hasAddress: true, level: 2 })
  const prize = await given.prize({ price: 40 })
  await api.as(ana).call(redeem, { product_id: prize.id })
  const { address } = await database.db
    .selectFrom('redemption')
    .select('address')
    .where('member_id', '=', ana.id)
    .executeTakeFirstOrThrow()
  expect(address).toMatchObject({ state: 'Goiás' })
  expect(address).not.toHaveProperty('member_level')
  const names = async (level: '1' | '2' | '3') => {
    const filters = { q: 'nivel', state: 'Goiás', level }
    const found = await api.as(rita).call(officeMembers, filters)
    const { q: _, ...whole } = filters
    const all = await api.as(rita).call(officeMembers, whole)
    expect(all.items.map(({ id }) => id)).toEqual(expect.arrayContaining(found.items.map(({ id }) => id)))
    expect(found.total).toBe(found.items.length)
    return found.items.map(({ name }) => name)
  }
  expect([await names('1'), await names('2'), await names('3')]).toEqual([[], ['Bia Nível'], ['Ana Nível']])
  await api.as(rita).call(changeLevel, { id: ana.id, level: 2, reason: 'CRMV venceu' })
  await api.as(rita).call(blockMember, { id: bia.id, reason: 'Notas repetidas.' })
  expect([await names('1'), await names('2'), await names('3')]).toEqual([['Bia Nível'], ['Ana Nível'], []])

  const rows = memberRows(database.db, () => [], { state: 'Goiás', level: '2' }, clock.now())
  const few = rows.clearSelect().clearOrderBy().select('member.id')
  expect(await planOf(database, few)).toContain('member_address_of_few')
})

test('an address knows the level of a member that changes at the same moment', async ({
  given,
  database,
}) => {
  const people = await Promise.all(Array.from({ length: 20 }, () => given.member()))
  const place = { cep: '90000000', state: 'RS', city: 'C', neighborhood: 'N', address: 'R', number: '1' }
  await Promise.all(
    people.flatMap(({ id }) => [
      database.transaction((tx) =>
        tx
          .insertInto('member_address')
          .values({ member_id: id, ...place })
          .execute(),
      ),
      database.transaction((tx) => tx.updateTable('member').set({ level: 2 }).where('id', '=', id).execute()),
    ]),
  )
  const { rows } = await database.pool.query(
    'select distinct member_level as level from member_address where member_id = any($1)',
    [people.map(({ id }) => id)],
  )
  expect(rows).toEqual([{ level: 2 }])
})

test('the file holds every row of the list, in the language of the call', async ({ api, given }) => {
  const lucia = await given.staff({ role: 'admin' })
  await given.member({ name: 'Ação Arquivo', workplace: '=cmd' })
  const file = await api.as(lucia).with({ language: 'en' }).call(officeMembersFile, { q: 'arquivo' })
  const [head, row] = file.split('\r\n')
  expect(head).toContain('Name;E-mail;Profile')
  expect(row).toContain('Ação Arquivo;')
  expect(row).toContain(";'=cmd;")
})

test('one page knows everything about a person, with CPF and phone hidden until asked for', async ({
  api,
  given,
  database,
}) => {
  const rita = await given.staff({ role: 'support' })
  const prize = await given.prize({ price: 40, title: 'Caneca' })
  const ana = await given.member({ coins: 100, hasAddress: true, cpf: '11144477735' })
  await database.transaction((tx) =>
    tx.updateTable('member').set({ phone: '51998762207' }).where('id', '=', ana.id).execute(),
  )
  await api.as(ana).call(redeem, { product_id: prize.id })
  const office = api.as(rita)
  expect(await office.call(officeMember, { id: ana.id })).toMatchObject({
    cpf: '•••.444.777-••',
    phone: '(51) 9••••-2207',
    wallet: { coins: 60, debt: 0 },
    address: { city: 'Goiânia' },
    counts: { invoices: 0, redemptions: 1, sessions: 1 },
  })
  expect((await office.call(memberStatement, { id: ana.id })).items.map(({ amount }) => amount)).toEqual([
    -40, 100,
  ])
  expect(await office.call(memberRedemptions, { id: ana.id })).toMatchObject({
    total: 1,
    items: [{ title: 'Caneca', coins: 40, status: 'requested' }],
  })
  expect(await office.call(memberInvoices, { id: ana.id })).toEqual({ items: [], next: null, total: 0 })
  const product = await given.product()
  const rows = [
    { product, valueCents: 10_050 },
    { product: await given.product(), valueCents: 2_500 },
  ]
  await given.invoice({ member: ana, number: '77', rows })
  expect(await office.call(memberInvoices, { id: ana.id })).toMatchObject({
    items: [{ number: '77', status: 'received', value_cents: 12_550, coins: null }],
    total: 1,
  })
  expect(await office.call(memberNotifications, { id: ana.id })).toMatchObject([
    { kind: 'redemption_requested' },
  ])
  expect(await office.call(memberSessions, { id: ana.id })).toHaveLength(1)
  expect(await office.call(revealMember, { id: ana.id, field: 'cpf' })).toEqual({ value: '11144477735' })
  const { after } = await database.db
    .selectFrom('audit_entry')
    .select('after')
    .where('subject_id', '=', ana.id)
    .where('actor_id', '=', rita.id)
    .executeTakeFirstOrThrow()
  expect(after).toEqual({ revealed: 'cpf' })
})

test('a promoter has no wallet, and nobody is not found', async ({ api, given }) => {
  const rita = await given.staff({ role: 'support' })
  const bia = await given.promoter()
  expect(await api.as(rita).call(officeMember, { id: bia.id })).toMatchObject({
    wallet: null,
    code: bia.code,
  })
  const nobody = { id: '01890000-0000-7000-8000-000000000000' }
  expect((await api.as(rita).try(officeMember, nobody)).status).toBe(404)
  expect((await api.as(rita).try(revealMember, { ...nobody, field: 'cpf' })).status).toBe(404)
  expect((await api.as(rita).try(exportMember, nobody)).status).toBe(404)
})

test('a level goes down to be verified again, and up like a verification', async ({ api, given }) => {
  const rita = await given.staff({ role: 'support' })
  const ana = await given.member()
  const reason = 'CRMV venceu'
  await api.as(rita).call(changeLevel, { id: ana.id, level: 2, reason })
  expect((await api.as(ana).call(currentUser)).level.id).toBe(2)
  expect((await api.as(rita).try(changeLevel, { id: ana.id, level: 2, reason })).status).toBe(409)
  await api.as(rita).call(changeLevel, { id: ana.id, level: 3, reason: 'CRMV renovado' })
  expect((await api.as(ana).call(currentUser)).level.id).toBe(3)
})

test('mails are sent again as things stand', async ({ api, given, mailbox, runJobs }) => {
  const rita = await given.staff({ role: 'support' })
  const ana = await given.member({ level: 2 })
  const resend = (mail: 'decision' | 'password') => api.as(rita).try(resendMail, { id: ana.id, mail })
  expect((await resend('decision')).status).toBe(409)
  await api.as(rita).call(refuseMember, { id: ana.id, reason: 'CRMV não consta.' })
  await resend('decision')
  await api.as(rita).call(blockMember, { id: ana.id, reason: 'Notas repetidas.' })
  await resend('decision')
  await runJobs()
  const texts = mailbox.to(ana.email).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('CRMV não consta.'))).toHaveLength(2)
  expect(texts.filter((text) => text.includes('Notas repetidas.'))).toHaveLength(2)
  const bia = await given.member()
  await api.as(rita).call(resendMail, { id: bia.id, mail: 'password' })
  await runJobs()
  expect(mailbox.to(bia.email).at(-1)?.text).toContain('/redefinir-senha?token=')
})

test('sessions are ended, data is exported, and erasing wants the e-mail typed', async ({ api, given }) => {
  const lucia = await given.staff({ role: 'admin' })
  const ana = await given.member({ name: 'Ana Que Sai', coins: 10 })
  await api.as(lucia).call(endMemberSessions, { id: ana.id })
  expect((await api.as(ana).try(listSessions)).status).toBe(401)
  const { data } = await api.as(lucia).call(exportMember, { id: ana.id })
  expect(data).toMatchObject({ account: { name: 'Ana Que Sai' }, coins: { coins: 10 } })
  const erase = (confirmation: string) => api.as(lucia).try(eraseMember, { id: ana.id, confirmation })
  expect((await erase('Ana')).answer).toMatchObject({ errors: { confirmation: [expect.any(String)] } })
  expect((await erase(ana.email.toUpperCase())).status).toBe(200)
  expect((await erase(ana.email)).status).toBe(404)
  expect((await api.try(signIn, ana)).status).toBe(401)
})

type Compiles = { compile(): { sql: string; parameters: readonly unknown[] } }

/** The few rows of a test have cheaper ways than an index that has all that is asked for in its order. */
async function planOf(database: Database, query: Compiles) {
  const { sql, parameters } = query.compile()
  const client = await database.pool.connect()
  try {
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await client.query(`set enable_${way} = off`)
    const { rows } = await client.query(`explain ${sql}`, [...parameters])
    return JSON.stringify(rows)
  } finally {
    await client.query('reset enable_seqscan; reset enable_bitmapscan; reset enable_sort')
    client.release()
  }
}
