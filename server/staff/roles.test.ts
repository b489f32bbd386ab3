import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { staffRoles } from '#contract/people.ts'
import { registeredEndpoints } from '#server/testing/endpoints.ts'
import { test as base } from '#server/testing/test.ts'

const office = registeredEndpoints().filter(({ path }) => path.startsWith('/office'))
const guarded = office.filter((endpoint) => endpoint.for !== 'anyone')

const test = base.extend('people', { scope: 'file' }, async ({ world: { given } }) => ({
  member: await given.member(),
  staff: await Promise.all(staffRoles.map(async (role) => ({ role, ...(await given.staff({ role })) }))),
}))

test('only the ways in are open to anyone', () => {
  const open = office.filter((endpoint) => endpoint.for === 'anyone')
  expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /office/login',
    'POST /office/login',
    'POST /office/login/single-sign-on',
    'POST /office/login/single-sign-on/return',
    'POST /office/password',
    'POST /office/password/forgotten',
  ])
})

test.for(guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s is for the roles the contract names, and for nobody else',
  async ([, endpoint], { app, given, people }) => {
    const allowed = rolesOf(endpoint)
    const statusFor = async (token?: string) => {
      const response = await app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000')}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
      return response.statusCode
    }
    for (const { role, token } of people.staff) {
      // What is for all of them may end the session it is called with.
      const status = await statusFor(endpoint.for === 'staff' ? (await given.staff({ role })).token : token)
      if (allowed.includes(role))
        expect(status, role).toSatisfy((code) => ![401, 403].includes(code) && code < 500)
      else expect(status, role).toBe(403)
    }
    expect(await statusFor(people.member.token)).toBe(401)
    expect(await statusFor()).toBe(401)
  },
)

function rolesOf({ for: access }: Endpoint): readonly string[] {
  return typeof access === 'object' && 'staff' in access ? access.staff : staffRoles
}
