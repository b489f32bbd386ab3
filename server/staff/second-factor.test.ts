import { expect } from 'vitest'
import { currentStaff, officeSignIn } from '#contract/staff.ts'
import {
  confirmSecondFactor,
  offerSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  staffSessions,
} from '#contract/staff-account.ts'
import { resetSecondFactor, team } from '#contract/staff-team.ts'
import type { Person } from '#server/testing/given.ts'
import { test as base } from '#server/testing/test.ts'
import { codeAt, stepAt } from './totp.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What the authenticator does with the secret it was shown. */
function secretOf(text: string) {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

const test = base.extend('enrol', ({ api, clock }) => async (person: Person) => {
  const { secret } = await api.as(person).call(offerSecondFactor)
  const code = () => codeAt(secretOf(secret), stepAt(clock.now()))
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
  expect(await api.as(rita).call(secondFactor)).toEqual({ is_on: true, recovery_codes_left: 9 })
  await api.as(rita).call(renewRecoveryCodes, { code: code() })
  expect((await api.try(officeSignIn, { ...rita, code: second })).status).toBe(422)
})

test('it is removed with a code, or by an admin for who has lost everything', async ({
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
