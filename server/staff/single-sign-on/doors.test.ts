import { expect } from 'vitest'
import { currentStaff, officeSignIn } from '#contract/staff.ts'
import {
  changeStaffPassword,
  chooseStaffPassword,
  confirmSecondFactor,
  offerSecondFactor,
  requestStaffReset,
  secondFactor,
} from '#contract/staff-account.ts'
import { finishSingleSignOn, waysIn } from '#contract/staff-sign-on.ts'
import { changeStaff, createStaff, sendPasswordLink, team } from '#contract/staff-team.ts'
import { createAdmin } from '#server/staff/create-admin.ts'
import { codeOf } from '#server/testing/authenticator.ts'
import { test } from '#server/testing/single-sign-on-test.ts'

const closed = { status: 409, answer: { code: 'passwords_closed' } }
const decidedThere = { status: 409, answer: { code: 'decided_by_sso' } }

test('with passwords closed nothing opens but the company account, open sessions included', async ({
  world,
  company,
  given,
  account,
  enter,
}) => {
  const rita = await given.staff({ role: 'admin' })
  const admin = await enter(account({ roles: 'petisco-admins' }))
  await using office = await world.anotherProcess({ singleSignOn: company.settings, staffPasswords: false })
  expect(await office.api.call(waysIn)).toMatchObject({ passwords: false })
  expect(await office.api.try(officeSignIn, rita)).toMatchObject(closed)
  expect(await office.api.as(rita).try(currentStaff)).toMatchObject({ status: 401 })
  expect(await office.api.try(requestStaffReset, { email: rita.email })).toMatchObject(closed)
  const person = { name: 'Nova', email: 'nova@test.example', role: 'support' } as const
  expect(await office.api.as(admin).try(createStaff, person)).toMatchObject(closed)
  expect(await office.api.as(admin).try(sendPasswordLink, { id: rita.id })).toMatchObject(closed)
  expect(await office.api.as(admin).call(currentStaff)).toMatchObject({ role: 'admin' })
})

test('when the provider is down, an admin of the command line comes in once passwords are open again', async ({
  world,
  company,
  database,
  clock,
}) => {
  await using office = await world.anotherProcess({ singleSignOn: company.settings, staffPasswords: false })
  const email = 'emergency@company.test'
  const admin = { name: 'Emergência', email, now: clock.now() }
  const path = await database.transaction((tx) => createAdmin(tx, admin))
  const token = new URL(path ?? '', 'https://petisco.test').searchParams.get('token') ?? ''
  const password = 'no cofre da empresa'
  await office.api.call(chooseStaffPassword, { token, password, password_confirmation: password })
  expect(await office.api.try(officeSignIn, { email, password })).toMatchObject(closed)
  await using opened = await world.anotherProcess({ singleSignOn: company.settings })
  expect(await opened.api.try(officeSignIn, { email, password })).toMatchObject({ status: 200 })
})

test('without the provider in the settings everybody can have a password again', async ({
  world,
  account,
  enter,
  mailbox,
}) => {
  const email = 'back@company.test'
  await enter(account({ email }))
  await world.api.call(requestStaffReset, { email })
  await world.runJobs()
  expect(mailbox.to(email)).toEqual([])
  await using plain = await world.anotherProcess({ singleSignOn: undefined })
  await plain.api.call(requestStaffReset, { email })
  await world.runJobs()
  const [mail] = mailbox.to(email)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const password = 'outra vez com senha'
  await plain.api.call(chooseStaffPassword, { token, password, password_confirmation: password })
  expect(await plain.api.try(officeSignIn, { email, password })).toMatchObject({ status: 200 })
  // Once the provider is back, it alone decides.
  expect(await world.api.try(officeSignIn, { email, password })).toMatchObject(decidedThere)
})

test('name, role and password of who comes by the company are not changed in the office', async ({
  api,
  account,
  enter,
  given,
}) => {
  const admin = api.as(await enter(account({ roles: 'petisco-admins', name: 'Lia' })))
  const ana = await given.member({ email: 'ana.member@test.example' })
  const bia = api.as(await enter(account({ email: 'bia.e@company.test', name: 'Bia' })))
  const [person] = (await admin.call(team, { q: 'bia.e@company.test' })).items
  const facts = {
    id: person?.id ?? '',
    version: person?.version ?? 0,
    name: 'Bia',
    role: 'reviewer',
  } as const
  expect(await admin.try(changeStaff, { ...facts, role: 'admin' })).toMatchObject(decidedThere)
  expect(await admin.try(changeStaff, { ...facts, name: 'Bruna' })).toMatchObject(decidedThere)
  expect(await admin.try(sendPasswordLink, { id: facts.id })).toMatchObject(decidedThere)
  expect(await admin.try(changeStaff, { ...facts, member_email: ana.email })).toMatchObject({ status: 200 })
  const password = 'uma senha qualquer'
  const change = { current_password: 'x', password, password_confirmation: password }
  expect(await bia.try(changeStaffPassword, change)).toMatchObject(decidedThere)
})

test('who has an authenticator here is asked for its code, unless the company asked for a second factor', async ({
  api,
  account,
  clock,
  comeBack,
  company,
  enter,
}) => {
  const facts = { email: 'carla@company.test', email_verified: true, name: 'Carla', roles: 'petisco-review' }
  const carla = account(facts)
  const person = api.as(await enter(carla))
  const { secret } = await person.call(offerSecondFactor)
  await person.call(confirmSecondFactor, { code: codeOf(secret, clock.now()) })
  clock.advance({ seconds: 30 })
  const back = await comeBack(carla, '/membros')
  const asked = { status: 409, answer: { code: 'second_factor_needed' } }
  expect(await api.try(finishSingleSignOn, back)).toMatchObject(asked)
  expect(await api.try(finishSingleSignOn, { ...back, browser_token: 'x' })).toMatchObject({
    answer: { code: 'sso_expired' },
  })
  expect(await api.try(finishSingleSignOn, { ...back, code: '000000' })).toMatchObject({ status: 422 })
  const code = codeOf(secret, clock.now())
  const { computer_token, path } = await api.call(finishSingleSignOn, { ...back, code, trust: true })
  expect(path).toBe('/membros')
  expect(await api.try(finishSingleSignOn, { ...back, code })).toMatchObject({ status: 409 })
  const trusted = await comeBack(carla)
  expect(await api.try(finishSingleSignOn, { ...trusted, computer_token })).toMatchObject({ status: 200 })
  expect(await api.try(finishSingleSignOn, await comeBack(carla))).toMatchObject(asked)
  company.accounts.set(carla, { ...facts, amr: ['pwd', 'mfa'] })
  const { token } = await enter(carla)
  expect(await api.as({ token }).call(secondFactor)).toMatchObject({ is_on: true, by_sso: false })
})

test('what the company decides counts before the code is shown', async ({
  api,
  account,
  clock,
  comeBack,
  company,
  enter,
  given,
}) => {
  await given.staff({ role: 'admin' })
  const facts = { email: 'davi@company.test', email_verified: true, name: 'Davi' }
  const davi = account({ ...facts, roles: 'petisco-admins' })
  const { token } = await enter(davi)
  const { secret } = await api.as({ token }).call(offerSecondFactor)
  await api.as({ token }).call(confirmSecondFactor, { code: codeOf(secret, clock.now()) })
  company.accounts.set(davi, { ...facts, roles: 'petisco-review' })
  expect(await api.try(finishSingleSignOn, await comeBack(davi))).toMatchObject({ status: 409 })
  expect(await api.as({ token }).call(currentStaff)).toMatchObject({ role: 'reviewer' })
})
