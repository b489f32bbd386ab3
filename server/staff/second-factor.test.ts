import { expect } from 'vitest'
import { currentStaff, officeSignIn } from '#contract/staff.ts'
import {
  changeStaffPassword,
  confirmSecondFactor,
  offerSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  replaceSecondFactor,
  secondFactor,
  staffSessions,
} from '#contract/staff-account.ts'
import { resetSecondFactor, team } from '#contract/staff-team.ts'
import { codeOf } from '#server/testing/authenticator.ts'
import type { Person } from '#server/testing/given.ts'
import { test as base } from '#server/testing/test.ts'

const test = base.extend('enrol', ({ api, clock }) => async (person: Person) => {
  const { secret } = await api.as(person).call(offerSecondFactor)
  const code = () => codeOf(secret, clock.now())
  const { recovery_codes } = await api.as(person).call(confirmSecondFactor, { code: code() })
  clock.advance({ seconds: 30 })
  return { code, recovery_codes }
})

test('who proved an authenticator is asked for its code, and nobody else is', async ({
  api,
  given,
  enrol,
}) => {
  const rita = await given.staff()
  const davi = await given.staff()
  const { code } = await enrol(rita)
  const asked = await api.try(officeSignIn, rita)
  expect(asked).toMatchObject({ status: 409, answer: { code: 'second_factor_needed' } })
  const { access_token: token } = await api.call(officeSignIn, { ...rita, code: code() })
  expect((await api.as({ token }).try(currentStaff)).status).toBe(200)
  expect((await api.as({ token }).call(staffSessions))[0]).toMatchObject({ has_second_factor: true })
  expect((await api.try(officeSignIn, davi)).status).toBe(200)
})

test('a wrong password says nothing of the second factor', async ({ api, given, enrol }) => {
  const rita = await given.staff()
  const { code } = await enrol(rita)
  const wrong = { email: rita.email, password: 'outra-senha', code: code() }
  expect(await api.try(officeSignIn, wrong)).toMatchObject({ status: 401 })
})

test('a code works once, however many show it at the same moment', async ({ api, given, enrol }) => {
  const rita = await given.staff()
  const { code } = await enrol(rita)
  const shown = { ...rita, code: code() }
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => api.try(officeSignIn, shown)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const [refused] = outcomes.filter(({ ok }) => !ok)
  expect(refused).toMatchObject({ status: 422, answer: { errors: { code: [expect.any(String)] } } })
})

test('the tries at codes are limited', async ({ api, given, enrol }) => {
  const rita = await given.staff()
  await enrol(rita)
  for (let tries = 0; tries < 5; tries++) await api.try(officeSignIn, { ...rita, code: '000000' })
  expect((await api.try(officeSignIn, { ...rita, code: '000000' })).status).toBe(429)
})

test('each recovery code opens once, and new ones void the old', async ({ api, given, enrol }) => {
  const rita = await given.staff()
  const { code, recovery_codes } = await enrol(rita)
  expect(recovery_codes).toHaveLength(10)
  const [first = '', second = ''] = recovery_codes
  expect((await api.try(officeSignIn, { ...rita, code: first })).status).toBe(200)
  expect((await api.try(officeSignIn, { ...rita, code: first })).status).toBe(422)
  expect(await api.as(rita).call(secondFactor)).toEqual({
    is_on: true,
    is_required: false,
    by_sso: false,
    recovery_codes_left: 9,
  })
  await api.as(rita).call(renewRecoveryCodes, { code: code() })
  expect((await api.try(officeSignIn, { ...rita, code: second })).status).toBe(422)
})

test('a second factor is removed with a code, or by an admin for a person who has lost everything', async ({
  api,
  given,
  clock,
  enrol,
}) => {
  const rita = await given.staff({ name: 'Rita Que Perdeu' })
  const lucia = await given.staff({ role: 'admin' })
  const { code } = await enrol(rita)
  expect((await api.as(rita).try(removeSecondFactor, { code: '123456' })).status).toBe(422)
  await api.as(rita).call(removeSecondFactor, { code: code() })
  expect((await api.try(officeSignIn, rita)).status).toBe(200)
  clock.advance({ minutes: 1 })
  await enrol(rita)
  const { items } = await api.as(lucia).call(team, { q: 'perdeu' })
  expect(items).toMatchObject([{ id: rita.id, has_second_factor: true }])
  await api.as(lucia).call(resetSecondFactor, { id: rita.id, version: items[0]?.version ?? 0 })
  expect((await api.try(officeSignIn, rita)).status).toBe(200)
})

test('an offer that was never proved changes nothing', async ({ api, given }) => {
  const rita = await given.staff()
  await api.as(rita).call(offerSecondFactor)
  expect((await api.as(rita).try(confirmSecondFactor, { code: '000000' })).status).toBe(422)
  expect((await api.try(officeSignIn, rita)).status).toBe(200)
})

test('a session alone does not replace the authenticator: a code of the present one does', async ({
  api,
  given,
  clock,
  enrol,
}) => {
  const rita = await given.staff()
  const { code } = await enrol(rita)
  expect((await api.as(rita).try(offerSecondFactor)).answer).toMatchObject({ code: 'second_factor_needed' })
  expect((await api.as(rita).try(confirmSecondFactor, { code: code() })).answer).toMatchObject({
    code: 'stale',
  })
  expect((await api.as(rita).try(replaceSecondFactor, { code: '123456' })).status).toBe(422)

  const spent = code()
  const { secret } = await api.as(rita).call(replaceSecondFactor, { code: spent })
  expect((await api.as(rita).try(replaceSecondFactor, { code: spent })).status).toBe(422)
  expect((await api.as(rita).try(removeSecondFactor, { code: spent })).status).toBe(422)
  clock.advance({ seconds: 30 })
  expect((await api.try(officeSignIn, { ...rita, code: code() })).status).toBe(200)
  await api.as(rita).call(confirmSecondFactor, { code: codeOf(secret, clock.now()) })
  clock.advance({ seconds: 30 })
  expect((await api.try(officeSignIn, { ...rita, code: code() })).status).toBe(422)
  expect((await api.try(officeSignIn, { ...rita, code: codeOf(secret, clock.now()) })).status).toBe(200)
})

test('who has lost the authenticator replaces it with a recovery code', async ({
  api,
  given,
  clock,
  enrol,
}) => {
  const rita = await given.staff()
  const { recovery_codes } = await enrol(rita)
  const [code = ''] = recovery_codes
  const { secret } = await api.as(rita).call(replaceSecondFactor, { code })
  await api.as(rita).call(confirmSecondFactor, { code: codeOf(secret, clock.now()) })
  expect((await api.as(rita).try(replaceSecondFactor, { code })).status).toBe(422)
})

test('an offer from before the second factor was on is worth nothing, however they race', async ({
  api,
  given,
  clock,
  database,
}) => {
  for (let turn = 0; turn < 5; turn++) {
    const rita = await given.staff()
    const { secret } = await api.as(rita).call(offerSecondFactor)
    const proof = { code: codeOf(secret, clock.now()) }
    const [confirmed, ...offers] = await Promise.all([
      api.as(rita).try(confirmSecondFactor, proof),
      ...Array.from({ length: 4 }, () => api.as(rita).try(offerSecondFactor)),
    ])
    const { totp_secret, totp_offered } = await database.db
      .selectFrom('staff')
      .select(['totp_secret', 'totp_offered'])
      .where('id', '=', rita.id)
      .executeTakeFirstOrThrow()
    expect(totp_secret !== null).toBe(confirmed?.ok)
    expect([totp_secret, totp_offered].filter((one) => one !== null)).toHaveLength(1)
    for (const offer of offers) expect([200, 409]).toContain(offer.status)
  }
})

test('of two who remove and replace with one code only one does', async ({ api, given, enrol }) => {
  const rita = await given.staff()
  const { code } = await enrol(rita)
  const shown = { code: code() }
  const outcomes = await Promise.all([
    api.as(rita).try(removeSecondFactor, shown),
    api.as(rita).try(replaceSecondFactor, shown),
    api.as(rita).try(renewRecoveryCodes, shown),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})

test('knowing the password does not give more tries at codes', async ({ api, given, enrol }) => {
  const rita = await given.staff()
  await enrol(rita)
  for (let tries = 0; tries < 5; tries++) await api.as(rita).try(replaceSecondFactor, { code: '000000' })
  expect((await api.as(rita).try(removeSecondFactor, { code: '000000' })).status).toBe(429)
  const password = 'racao-e-petisco'
  const chosen = { current_password: rita.password, password, password_confirmation: password }
  await api.as(rita).call(changeStaffPassword, chosen)
  expect((await api.as(rita).try(replaceSecondFactor, { code: '000000' })).status).toBe(429)
  expect((await api.try(officeSignIn, { ...rita, password, code: '000000' })).status).toBe(429)
})

test('an admin turns it off for others, and not for themself', async ({ api, given, enrol }) => {
  const lucia = await given.staff({ role: 'admin', name: 'Lúcia Que Administra' })
  const bia = await given.staff({ role: 'admin' })
  await enrol(lucia)
  const { items } = await api.as(bia).call(team, { q: 'que administra' })
  const own = { id: lucia.id, version: items[0]?.version ?? 0 }
  expect((await api.as(lucia).try(resetSecondFactor, own)).answer).toMatchObject({ code: 'own_account' })
  expect(await api.as(lucia).call(secondFactor)).toMatchObject({ is_on: true })
  await api.as(bia).call(resetSecondFactor, own)
  expect(await api.as(lucia).call(secondFactor)).toMatchObject({ is_on: false })
})
