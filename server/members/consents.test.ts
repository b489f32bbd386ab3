import { expect } from 'vitest'
import { changeConsents, listConsents } from '#contract/members-privacy.ts'
import { signUp } from '#contract/sign-up.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test } from '#server/testing/test.ts'

test('what was accepted at sign-up is shown with its version and time; communications only if ticked', async ({
  api,
  clock,
}) => {
  const { access_token: token } = await api.call(signUp, signUpForm())
  const consents = await api.as({ token }).call(listConsents)
  const accepted = { version: '1', given_at: clock.now().toString(), withdrawn_at: null }
  expect(consents.communications).toBe(false)
  expect(consents.history).toHaveLength(2)
  expect(consents.history).toEqual(
    expect.arrayContaining([
      { kind: 'regulation', ...accepted },
      { kind: 'privacy', ...accepted },
    ]),
  )
  const { access_token } = await api.call(signUp, signUpForm({ accept_communications: true }))
  expect((await api.as({ token: access_token }).call(listConsents)).communications).toBe(true)
})

test('communications are given and withdrawn as often as one likes, and each time is kept', async ({
  api,
  given,
  clock,
}) => {
  const ana = api.as(await given.member())
  const given_at = clock.now().toString()
  await ana.call(changeConsents, { communications: true })
  await ana.call(changeConsents, { communications: true })
  clock.advance({ minutes: 5 })
  const withdrawn_at = clock.now().toString()
  const withdrawn = await ana.call(changeConsents, { communications: false })
  expect(withdrawn).toEqual({
    communications: false,
    history: [{ kind: 'communications', version: '1', given_at, withdrawn_at }],
  })
  await ana.call(changeConsents, { communications: false })
  const again = await ana.call(changeConsents, { communications: true })
  expect(again).toMatchObject({
    communications: true,
    history: [{ given_at: withdrawn_at, withdrawn_at: null }, { withdrawn_at }],
  })
  expect(await ana.call(listConsents)).toEqual(again)
})

test('ten taps at once give one consent', async ({ api, given }) => {
  const ana = api.as(await given.member())
  await Promise.all(Array.from({ length: 10 }, () => ana.call(changeConsents, { communications: true })))
  expect((await ana.call(listConsents)).history).toHaveLength(1)
})
