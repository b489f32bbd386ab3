import { expect } from 'vitest'
import { officeSignIn } from '#contract/staff.ts'
import { chooseStaffPassword, requestStaffReset } from '#contract/staff-account.ts'
import { blockStaff } from '#contract/staff-team.ts'
import { test } from '#server/testing/test.ts'

const chosen = { password: 'tijolo verde 7', password_confirmation: 'tijolo verde 7' }

test('who of the team forgot the password gets a link for an hour; strangers and blocked people get nothing', async ({
  api,
  given,
  mailbox,
  runJobs,
  clock,
}) => {
  const sofia = await given.staff({ role: 'support' })
  const gone = await given.staff({ role: 'reviewer' })
  await api.as(await given.staff({ role: 'admin' })).call(blockStaff, { id: gone.id, version: 1 })
  for (const email of [sofia.email.toUpperCase(), gone.email, 'ninguem@test.example'])
    expect(await api.call(requestStaffReset, { email })).toEqual({})
  await runJobs()
  expect(mailbox.to(gone.email)).toEqual([])
  expect(mailbox.to('ninguem@test.example')).toEqual([])
  const tokenIn = (text: string) => /gestao\/senha\?token=([\w-]+)/.exec(text)?.[1] ?? ''
  const token = tokenIn(mailbox.to(sofia.email).at(-1)?.text ?? '')
  await api.call(chooseStaffPassword, { token, ...chosen })
  expect((await api.try(officeSignIn, { email: sofia.email, password: chosen.password })).status).toBe(200)
  expect((await api.try(chooseStaffPassword, { token, ...chosen })).status).toBe(409)

  await api.call(requestStaffReset, { email: sofia.email })
  await runJobs()
  const late = tokenIn(mailbox.to(sofia.email).at(-1)?.text ?? '')
  expect(late).not.toBe(token)
  clock.advance({ minutes: 61 })
  expect((await api.try(chooseStaffPassword, { token: late, ...chosen })).status).toBe(409)
})
