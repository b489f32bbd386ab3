import { expect } from 'vitest'
import { currentStaff, officeSignIn, officeSignOut } from '#contract/staff.ts'
import { beginSingleSignOn, finishSingleSignOn, waysIn } from '#contract/staff-sign-on.ts'
import { team } from '#contract/staff-team.ts'
import { test } from '#server/testing/single-sign-on-test.ts'

test('the door tells how the team signs in', async ({ api }) => {
  expect(await api.call(waysIn)).toEqual({ passwords: true, single_sign_on: { name: null } })
})

test('somebody new is taken in by the company account, with the role it gives, and signed in', async ({
  api,
  account,
  enter,
}) => {
  const bia = account({ name: 'Bia Nunes', email: 'bia@company.test', roles: ['x', 'petisco-review'] })
  const { token, path } = await enter(bia, '/notas/7?aba=itens')
  expect(path).toBe('/notas/7?aba=itens')
  expect(await api.as({ token }).call(currentStaff)).toMatchObject({
    name: 'Bia Nunes',
    email: 'bia@company.test',
    role: 'reviewer',
    by_sso: true,
    lacks_second_factor: false,
  })
})

test('a role may come as one text, and the first of ours that fits counts', async ({
  api,
  account,
  enter,
}) => {
  const one = await enter(account({ roles: 'petisco-admins' }))
  expect(await api.as(one).call(currentStaff)).toMatchObject({ role: 'admin' })
  const both = await enter(account({ roles: ['petisco-review', 'petisco-admins'] }))
  expect(await api.as(both).call(currentStaff)).toMatchObject({ role: 'admin' })
})

test('who comes again is the same person, with the name, e-mail and role they have by then', async ({
  api,
  account,
  company,
  enter,
  database,
}) => {
  await enter(account({ roles: 'petisco-admins' }))
  const rui = account({ name: 'Rui', email: 'rui@company.test', roles: 'petisco-admins' })
  await enter(rui)
  const facts = { name: 'Rui Alves', email: 'rui.alves@company.test', email_verified: true }
  company.accounts.set(rui, { ...facts, roles: 'petisco-review' })
  const { token } = await enter(rui)
  const { name, email, role } = await api.as({ token }).call(currentStaff)
  expect({ name, email, role }).toEqual({ name: 'Rui Alves', email: facts.email, role: 'reviewer' })
  const { rows } = await database.pool.query(
    `select before, after from audit_entry where action = 'staff:single-sign-on' and subject_id =
      (select id from staff where email = 'rui.alves@company.test') order by id`,
  )
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatchObject({ before: { role: 'admin' }, after: { role: 'reviewer' } })
})

test('an e-mail that another of the team has is not taken over', async ({
  api,
  account,
  company,
  enter,
  given,
}) => {
  const rita = await given.staff()
  const bia = account({ email: 'bia.n@company.test' })
  await enter(bia)
  company.accounts.set(bia, { name: 'Bia', email: rita.email, email_verified: true, roles: 'petisco-review' })
  expect(await api.as(await enter(bia)).call(currentStaff)).toMatchObject({ email: 'bia.n@company.test' })
})

test('who had a password is linked by the verified e-mail, once, and the password opens no more', async ({
  api,
  account,
  comeBack,
  enter,
  given,
}) => {
  await given.staff({ role: 'admin' })
  const rita = await given.staff({ role: 'reviewer', email: 'Rita@company.test' })
  const { token } = await enter(account({ email: 'rita@company.test', roles: 'petisco-admins' }))
  const admin = api.as({ token })
  expect(await admin.call(currentStaff)).toMatchObject({ email: 'rita@company.test', role: 'admin' })
  expect(await api.as(rita).try(currentStaff)).toMatchObject({ status: 401 })
  expect(await api.try(officeSignIn, rita)).toMatchObject({ status: 401 })
  const { items } = await admin.call(team, { q: 'rita@company.test' })
  expect(items).toMatchObject([{ id: rita.id, by_sso: true }])
  const other = await comeBack(account({ email: 'rita@company.test' }))
  expect(await api.try(finishSingleSignOn, other)).toMatchObject({ answer: { code: 'sso_email_taken' } })
})

test.for([{ email_verified: false }, { email_verified: undefined }, { email: undefined }, { email: 'no' }])(
  'without a verified e-mail nobody is taken in or linked: %j',
  async (facts, { api, account, comeBack, given }) => {
    const rita = await given.staff()
    const stranger = await comeBack(account({ email: rita.email, ...facts } as object))
    expect(await api.try(finishSingleSignOn, stranger)).toMatchObject({
      status: 409,
      answer: { code: 'sso_email_unverified' },
    })
    expect(await api.as(rita).try(currentStaff)).toMatchObject({ status: 200 })
  },
)

test('who has no role is refused in words, and who had one loses their sessions', async ({
  api,
  account,
  company,
  comeBack,
  enter,
  database,
}) => {
  const ana = account()
  const { token } = await enter(ana)
  for (const roles of [
    undefined,
    [],
    'petisco-reviewers',
    { petisco: 'petisco-review' },
    [['petisco-review']],
  ]) {
    company.accounts.set(ana, { email: 'ana@company.test', email_verified: true, name: 'Ana', roles })
    const refused = await api.with({ language: 'en' }).try(finishSingleSignOn, await comeBack(ana))
    expect(refused.answer).toEqual({
      code: 'sso_no_role',
      error:
        'Your company account gives no access to the back office. Ask whoever looks after the company’s accounts.',
    })
  }
  expect(await api.as({ token }).try(currentStaff)).toMatchObject({ status: 401 })
  const { rows } = await database.pool.query(`select 1 from audit_entry where action = 'staff:shut-out'`)
  expect(rows).toHaveLength(1)
})

test('who was blocked in the office stays out', async ({ api, account, comeBack, enter, database }) => {
  const leo = account({ email: 'leo@company.test' })
  await enter(leo)
  await database.pool.query(`update staff set blocked_at = now() where email = 'leo@company.test'`)
  expect(await api.try(finishSingleSignOn, await comeBack(leo))).toMatchObject({ status: 401 })
  // Nor does another account with their e-mail let them in.
  const given = await comeBack(account({ email: 'leo@company.test' }))
  expect(await api.try(finishSingleSignOn, given)).toMatchObject({ ok: false })
})

test('the last admin whom the company makes something else stays outside until there is another', async ({
  api,
  account,
  company,
  comeBack,
  enter,
  database,
}) => {
  const facts = { email: 'eva@company.test', email_verified: true, name: 'Eva' }
  const eva = account({ ...facts, roles: 'petisco-admins' })
  const { token } = await enter(eva)
  await database.pool.query(`update staff set blocked_at = now() where email <> 'eva@company.test'`)
  company.accounts.set(eva, { ...facts, roles: 'petisco-review' })
  const refused = await api.try(finishSingleSignOn, await comeBack(eva))
  expect(refused).toMatchObject({ status: 409, answer: { code: 'sso_last_admin' } })
  expect(await api.as({ token }).try(currentStaff)).toMatchObject({ status: 401 })
  await enter(account({ roles: 'petisco-admins' }))
  expect(await api.as(await enter(eva)).call(currentStaff)).toMatchObject({ role: 'reviewer' })
})

test('signing out ends the session here and leads on to the company, which leads back', async ({
  api,
  account,
  enter,
  given,
}) => {
  const { token } = await enter(account())
  const { go_on_at = '' } = await api.as({ token }).call(officeSignOut)
  const address = new URL(go_on_at)
  expect(address.pathname).toBe('/session/end')
  expect(address.searchParams.get('post_logout_redirect_uri')).toBe('https://petisco.test/gestao')
  expect((await fetch(address)).status).toBe(200)
  expect(await api.as({ token }).try(currentStaff)).toMatchObject({ status: 401 })
  expect(await api.as(await given.staff()).call(officeSignOut)).toEqual({})
})

test('who says no at the company is told so', async ({ api, comeBack }) => {
  expect(await api.try(finishSingleSignOn, await comeBack(''))).toMatchObject({
    status: 409,
    answer: { code: 'sso_denied', error: 'A entrada com a conta da empresa foi cancelada.' },
  })
})

test('where there is no single sign-on nobody is led to one', async ({ world }) => {
  await using plain = await world.anotherProcess({ singleSignOn: undefined })
  expect(await plain.api.call(waysIn)).toEqual({ passwords: true, single_sign_on: null })
  expect(await plain.api.try(beginSingleSignOn, {})).toMatchObject({ status: 404 })
})
