import { expect } from 'vitest'
import { currentUser } from '#contract/members.ts'
import { signIn } from '#contract/sessions.ts'
import { currentStaff, officeSignIn, officeSignOut } from '#contract/staff.ts'
import { switchShortcuts } from '#contract/staff-account.ts'
import { test } from '#server/testing/test.ts'

test('staff sign in to the back office and out again', async ({ api, given }) => {
  const rita = await given.staff({ name: 'Rita Camargo', role: 'reviewer' })
  const { access_token: token } = await api.call(officeSignIn, rita)
  const office = api.as({ token })
  expect(await office.call(currentStaff)).toEqual({
    name: 'Rita Camargo',
    email: rita.email,
    role: 'reviewer',
    shortcuts: true,
    lacks_second_factor: false,
    by_sso: false,
  })
  await office.call(switchShortcuts, { on: false })
  expect(await office.call(currentStaff)).toMatchObject({ shortcuts: false })
  await office.call(officeSignOut)
  expect((await office.try(currentStaff)).status).toBe(401)
})

test('the two doors do not open for each other', async ({ api, given }) => {
  const rita = await given.staff()
  const ana = await given.member()
  expect((await api.try(signIn, rita)).status).toBe(401)
  expect((await api.try(officeSignIn, ana)).status).toBe(401)
  expect((await api.as(rita).try(currentUser)).status).toBe(401)
  expect((await api.as(ana).try(currentStaff)).status).toBe(401)
})

test('staff who were blocked cannot sign in, and their sessions are worth nothing', async ({
  api,
  given,
}) => {
  const gone = await given.staff({ blocked: true })
  expect((await api.try(officeSignIn, gone)).status).toBe(401)
  expect((await api.as(gone).try(currentStaff)).status).toBe(401)
})

test('a back-office session lasts a working day and is not extended by use', async ({
  api,
  given,
  clock,
}) => {
  const rita = await given.staff()
  const { access_token: token } = await api.call(officeSignIn, rita)
  clock.advance({ hours: 11 })
  expect((await api.as({ token }).try(currentStaff)).status).toBe(200)
  clock.advance({ hours: 1 })
  expect((await api.as({ token }).try(currentStaff)).status).toBe(401)
})

test('tries at the back office are limited too', async ({ api, given }) => {
  const { email } = await given.staff()
  const wrong = { email, password: 'outra-senha' }
  for (let tries = 0; tries < 5; tries++) await api.try(officeSignIn, wrong)
  expect((await api.try(officeSignIn, wrong)).status).toBe(429)
})
