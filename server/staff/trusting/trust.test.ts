import { expect } from 'vitest'
import { officeSignIn } from '#contract/staff.ts'
import {
  changeStaffPassword,
  confirmSecondFactor,
  endTrust,
  offerSecondFactor,
  removeSecondFactor,
  staffSessions,
  trustedComputers,
} from '#contract/staff-account.ts'
import { endTrustOf, resetSecondFactor, team } from '#contract/staff-team.ts'
import { openTotp } from '#server/staff/sealed-totp.ts'
import { forgetExpiredStaffSessions } from '#server/staff/sign-in.ts'
import { codeAt, stepAt } from '#server/staff/totp.ts'
import type { Person } from '#server/testing/given.ts'
import { test as base } from '#server/testing/test.ts'

/** Somebody with a second factor who trusted this computer. */
const test = base.extend('trusting', ({ api, clock, database, secrets }) => async (person: Person) => {
  await api.as(person).call(offerSecondFactor)
  const { id, sealed } = await database.db
    .selectFrom('staff')
    .select(['totp_offered_id as id', 'totp_offered as sealed'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  const totp = openTotp(secrets, { staffId: person.id, id, sealed })
  const code = () => {
    clock.advance({ seconds: 30 })
    return codeAt(totp?.secret ?? Buffer.alloc(0), stepAt(clock.now()))
  }
  await api.as(person).call(confirmSecondFactor, { code: code() })
  const windows = api.with({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36' })
  const { computer_token = '' } = await windows.call(officeSignIn, { ...person, code: code(), trust: true })
  const enter = (more: object = {}) => api.try(officeSignIn, { ...person, computer_token, ...more })
  return { code, computer_token, enter }
})

test('on a computer that was trusted the password is enough, and only there', async ({
  api,
  given,
  trusting,
}) => {
  const rita = await given.staff()
  const { enter, code } = await trusting(rita)
  expect((await enter()).status).toBe(200)
  expect((await api.as(rita).call(staffSessions))[0]).toMatchObject({ has_second_factor: false })
  expect((await enter({ computer_token: 'outra' })).answer).toMatchObject({ code: 'second_factor_needed' })
  expect((await enter({ computer_token: undefined })).status).toBe(409)
  expect((await enter({ password: 'errada' })).status).toBe(401)
  expect(await api.call(officeSignIn, { ...rita, code: code() })).not.toHaveProperty('computer_token')
  expect(await api.as(rita).call(trustedComputers)).toMatchObject([{ device: 'Chrome · Windows' }])
})

test('what one person’s computer was given opens nothing for another', async ({ given, trusting }) => {
  const [rita, davi] = [await given.staff(), await given.staff()]
  const { computer_token } = await trusting(rita)
  const { enter } = await trusting(davi)
  expect((await enter({ computer_token })).answer).toMatchObject({ code: 'second_factor_needed' })
})

test('strangers who fail on an account do not lock its owner out of a trusted computer', async ({
  api,
  given,
  trusting,
}) => {
  const [rita, davi] = [await given.staff(), await given.staff()]
  const { enter } = await trusting(rita)
  const { computer_token: another } = await trusting(davi)
  const stranger = api.with({ address: '198.51.100.68' })
  for (let tries = 0; tries < 5; tries++) await stranger.try(officeSignIn, { ...rita, password: 'errada' })
  expect((await api.try(officeSignIn, rita)).status).toBe(429)
  expect((await enter({ computer_token: another })).status).toBe(429)
  expect((await enter()).status).toBe(200)
})

test('who has no second factor has nothing to be spared', async ({ api, given }) => {
  const rita = await given.staff()
  expect(await api.call(officeSignIn, { ...rita, trust: true })).not.toHaveProperty('computer_token')
})

test('trust ends after thirty days, and nothing is kept of it', async ({
  given,
  clock,
  trusting,
  database,
}) => {
  const rita = await given.staff()
  const { enter } = await trusting(rita)
  clock.advance({ hours: 24 * 30 })
  expect((await enter()).status).toBe(409)
  await database.transaction((tx) => forgetExpiredStaffSessions(tx, { now: clock.now() }))
  const kept = database.db.selectFrom('staff_trusted_computer').select('id').where('staff_id', '=', rita.id)
  expect(await kept.execute()).toEqual([])
})

test('a new password ends the trust in computers', async ({ api, given, trusting }) => {
  const rita = await given.staff()
  const { enter } = await trusting(rita)
  const password = 'racao-e-petisco'
  const chosen = { current_password: rita.password, password, password_confirmation: password }
  await api.as(rita).call(changeStaffPassword, chosen)
  expect((await enter({ password })).answer).toMatchObject({ code: 'second_factor_needed' })
})

test('a second factor that is switched off or reset ends it, also for the next one', async ({
  api,
  given,
  trusting,
}) => {
  const lucia = await given.staff({ role: 'admin' })
  const rita = await given.staff({ name: 'Rita Que Troca' })
  const { enter, code } = await trusting(rita)
  await api.as(rita).call(removeSecondFactor, { code: code() })
  expect(await api.as(rita).call(trustedComputers)).toEqual([])
  await trusting(rita)
  expect((await enter()).status).toBe(409)
  const { items } = await api.as(lucia).call(team, { q: 'troca' })
  expect(items).toMatchObject([{ trusted_computers: 1 }])
  await api.as(lucia).call(resetSecondFactor, { id: rita.id, version: items[0]?.version ?? 0 })
  expect(await api.as(rita).call(trustedComputers)).toEqual([])
})

test('the person or an admin ends it, nobody else, and the trail says so', async ({
  api,
  given,
  trusting,
  database,
}) => {
  const [rita, davi] = [await given.staff(), await given.staff()]
  const lucia = await given.staff({ role: 'admin' })
  const { enter, code } = await trusting(rita)
  const [computer] = await api.as(rita).call(trustedComputers)
  const id = computer?.id ?? ''
  expect((await api.as(davi).try(endTrust, { id })).status).toBe(404)
  await api.as(rita).call(endTrust, { id })
  expect((await enter()).status).toBe(409)
  await api.call(officeSignIn, { ...rita, code: code(), trust: true })
  await api.as(lucia).call(endTrustOf, { id: rita.id })
  expect(await api.as(rita).call(trustedComputers)).toEqual([])
  expect((await api.as(lucia).try(endTrustOf, { id: rita.id })).status).toBe(404)
  const trail = await database.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'before', 'after'])
    .where('subject_id', '=', rita.id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(trail.filter(({ action }) => /login|trust/.test(action))).toMatchObject([
    { action: 'POST /office/login', after: { trusted: true } },
    {
      action: 'POST /office/account/trusted-computers/end',
      before: { trusted: 'Chrome · Windows' },
      actor_id: rita.id,
    },
    { action: 'POST /office/login', after: { trusted: true } },
    { action: 'POST /office/staff/:id/end-trust', before: { trusted_computers: 1 }, actor_id: lucia.id },
  ])
})
