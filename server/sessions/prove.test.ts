import { expect } from 'vitest'
import { currentUser, deleteAccount, updateData } from '#contract/members.ts'
import { exportData } from '#contract/members-privacy.ts'
import { changePassword } from '#contract/passwords.ts'
import { proveMember, signIn } from '#contract/sessions.ts'
import { test as base } from '#server/testing/test.ts'

const wrong = 'outra-senha'
const chosen = { password: 'tijolo verde 7', password_confirmation: 'tijolo verde 7' }

/** Somebody whose session is too old to count as a proof. */
const test = base.extend('ana', async ({ given, clock }) => {
  const ana = await given.member()
  clock.advance({ minutes: 15 })
  return ana
})

test('a session of the last fifteen minutes is proof enough', async ({ api, given, clock }) => {
  const ana = await given.member()
  clock.advance({ minutes: 14, seconds: 59 })
  expect((await api.as(ana).try(exportData)).status).toBe(200)
  expect((await api.as(ana).try(deleteAccount)).status).toBe(200)
})

test('an older token neither deletes the account nor takes its data along', async ({ api, ana }) => {
  for (const call of [exportData, deleteAccount]) {
    expect(await api.as(ana).try(call)).toMatchObject({
      status: 409,
      answer: { code: 'proof_needed', error: 'Para continuar, digite a sua senha de novo.' },
    })
  }
  expect((await api.as(ana).call(currentUser)).email).toBe(ana.email)
})

test('nor does it make itself a key: a new password and another e-mail ask too, the other data does not', async ({
  api,
  mailbox,
  runJobs,
  ana,
}) => {
  const mine = api.as(ana)
  const data = { name: 'Ana Lima', profile_name: 'Clínica Nova', phone: '31991234567' }
  const needed = { status: 409, answer: { code: 'proof_needed' } }
  expect(await mine.try(changePassword, chosen)).toMatchObject(needed)
  expect(await mine.try(updateData, { ...data, email: 'ladra@test.example' })).toMatchObject(needed)
  expect((await mine.call(currentUser)).name).toBe('Ana Souza')
  await mine.call(updateData, { ...data, email: ana.email })
  await runJobs()
  expect([...mailbox.to(ana.email), ...mailbox.to('ladra@test.example')]).toEqual([])
  expect((await api.try(signIn, ana)).status).toBe(200)
  await mine.call(proveMember, { password: ana.password })
  await mine.call(updateData, { ...data, email: 'dona@test.example' })
  await mine.call(changePassword, chosen)
})

test('being used every day makes a session no fresher', async ({ api, clock, ana }) => {
  clock.advance({ hours: 24 })
  await api.as(ana).call(currentUser)
  expect((await api.as(ana).try(exportData)).status).toBe(409)
})

test('with the password typed again both work for fifteen minutes, in this session alone', async ({
  api,
  clock,
  ana,
}) => {
  const { access_token: phone } = await api.call(signIn, ana)
  clock.advance({ minutes: 15 })
  await api.as(ana).call(proveMember, { password: ana.password })
  clock.advance({ minutes: 14 })
  expect((await api.as(ana).try(exportData)).status).toBe(200)
  expect((await api.as({ token: phone }).try(exportData)).status).toBe(409)
  clock.advance({ minutes: 1 })
  expect((await api.as(ana).try(exportData)).status).toBe(409)
  await api.as(ana).call(proveMember, { password: ana.password })
  await api.as(ana).call(deleteAccount)
  expect((await api.as(ana).try(currentUser)).status).toBe(401)
})

test('a wrong password is told under the field, proves nothing and signs nobody out', async ({
  api,
  ana,
}) => {
  expect(await api.as(ana).try(proveMember, { password: wrong })).toMatchObject({
    status: 422,
    answer: { errors: { password: ['Esta não é a sua senha atual.'] } },
  })
  expect((await api.as(ana).try(deleteAccount)).status).toBe(409)
})

test('wrong passwords count with the tries at signing in; a right one clears them', async ({
  api,
  clock,
  ana,
}) => {
  for (let tries = 0; tries < 3; tries++) await api.as(ana).try(proveMember, { password: wrong })
  for (let tries = 0; tries < 2; tries++) await api.try(signIn, { email: ana.email, password: wrong })
  expect((await api.as(ana).try(proveMember, { password: ana.password })).status).toBe(429)
  expect((await api.try(signIn, ana)).status).toBe(429)
  clock.advance({ seconds: 2 })
  await api.as(ana).call(proveMember, { password: ana.password })
  for (let tries = 0; tries < 5; tries++)
    expect((await api.as(ana).try(proveMember, { password: wrong })).status).toBe(422)
})

test('the old password proves nothing while it is being changed', async ({ api, given }) => {
  for (let round = 0; round < 4; round++) {
    const ana = await given.member()
    const { access_token: token } = await api.call(signIn, ana)
    await Promise.all([
      api.as({ token }).try(proveMember, { password: ana.password }),
      api.as(ana).try(changePassword, chosen),
    ])
    expect((await api.as({ token }).try(currentUser)).status).toBe(401)
  }
})
