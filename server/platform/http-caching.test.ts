import { expect } from 'vitest'
import { listProducts } from '#contract/catalogue.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { currentUser } from '#contract/members.ts'
import { exportData } from '#contract/members-privacy.ts'
import { textPage } from '#contract/pages.ts'
import { listSessions, signIn } from '#contract/sessions.ts'
import { currentStaff, officeSignIn } from '#contract/staff.ts'
import { registeredEndpoints } from '#server/testing/endpoints.ts'
import { test } from '#server/testing/test.ts'

const isRead = ({ method, for: access }: Endpoint) => method === 'GET' && access === 'anyone'
const isStream = ({ path }: Endpoint) => path.endsWith('/stream')
const guarded = registeredEndpoints().filter((endpoint) => !isRead(endpoint) && !isStream(endpoint))

test('what needs a token, or answers with one, is kept nowhere', async ({ api, given }) => {
  const [ana, rita] = [await given.member(), await given.staff()]
  const answers = [
    await api.as(ana).try(exportData),
    await api.as(ana).try(listSessions),
    await api.as(rita).try(currentStaff),
    await api.try(signIn, ana),
    await api.try(officeSignIn, rita),
  ]
  for (const { status, headers } of answers)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
})

test('what the app shows without a connection may be kept by its owner, and by nobody between', async ({
  api,
  given,
}) => {
  const ana = api.as(await given.member())
  for (const { status, headers } of [await ana.try(currentUser), await ana.try(listProducts)]) {
    expect([status, headers['cache-control'], headers.vary]).toEqual([
      200,
      'private, no-cache',
      'Authorization, Language',
    ])
  }
  expect((await api.try(textPage, { page: 'privacy' })).headers['cache-control']).toBe('private, no-cache')
})

test('no refusal of any call is kept', async ({ app, given }) => {
  const [ana, rita] = [await given.member({ level: 2 }), await given.staff()]
  for (const { method, path } of guarded) {
    for (const token of ['', ana.token, rita.token]) {
      const url = `/api${path.replace(/:\w+/g, 'x')}`
      const { statusCode, headers } = await app.inject({ method, url, headers: { authorization: token } })
      if (statusCode !== 200) expect([url, headers['cache-control']]).toEqual([url, 'no-store'])
    }
  }
})

test('nothing about others, sessions or files is among what is kept', () => {
  const kept = registeredEndpoints().filter(({ offline, revalidates }) => offline || revalidates)
  expect(kept.map(({ path }) => path).toSorted()).toEqual([
    '/challenges',
    '/challenges/:id',
    '/documents',
    '/documents/:id',
    '/documents/promise',
    '/notifications',
    '/products',
    '/ranking',
    '/recommendations',
    '/recommendations/summary',
    '/redemptions',
    '/statement',
    '/statement/summary',
    '/store',
    '/store/mine',
    '/text/:page',
    '/user',
  ])
})
