import { expect } from 'vitest'
import { createApiKey } from '#contract/api-keys.ts'
import { officeProducts } from '#contract/catalogue-office.ts'
import { type Endpoint, staffMay } from '#contract/endpoint.ts'
import { type StaffRole, staffRoles } from '#contract/people.ts'
import { dashboard } from '#contract/reports.ts'
import { changeSettings, readSettings } from '#contract/settings.ts'
import { currentStaff, officeSignIn } from '#contract/staff.ts'
import {
  confirmSecondFactor,
  offerSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  replaceSecondFactor,
  secondFactor,
} from '#contract/staff-account.ts'
import { resetSecondFactor, team } from '#contract/staff-team.ts'
import { codeOf } from '#server/testing/authenticator.ts'
import { registeredEndpoints } from '#server/testing/endpoints.ts'
import type { Person } from '#server/testing/given.ts'
import { test as base } from '#server/testing/test.ts'

const refused = { status: 409, answer: { code: 'second_factor_required' } }
const guarded = registeredEndpoints().filter(
  ({ path, for: access }) => path.startsWith('/office') && access !== 'anyone',
)

const test = base
  .extend('enrol', ({ api, clock }) => async (person: Person) => {
    const { secret } = await api.as(person).call(offerSecondFactor)
    const code = () => codeOf(secret, clock.now())
    const { recovery_codes } = await api.as(person).call(confirmSecondFactor, { code: code() })
    clock.advance({ seconds: 30 })
    return { code, recovery_codes }
  })
  .extend('admin', async ({ given, database, enrol }) => {
    await database.pool.query(`update setting set second_factor_roles = '{}'`)
    const admin = await given.staff({ role: 'admin', name: 'Lúcia Que Administra' })
    await enrol(admin)
    return admin
  })
  .extend('demand', ({ api, admin }) => async (...second_factor_roles: StaffRole[]) => {
    const { version } = await api.as(admin).call(readSettings)
    await api.as(admin).call(changeSettings, { version, second_factor_roles })
  })
  .extend('answerTo', ({ app }) => async (endpoint: Endpoint, { token }: Person) => {
    const response = await app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000')}`,
      headers: { authorization: `Bearer ${token}` },
    })
    return {
      status: response.statusCode,
      code: response.headers['content-type']?.includes('json') && response.json().code,
    }
  })

test('five calls are open to who has to set it up, and no more', () => {
  const open = guarded.filter(({ beforeSecondFactor }) => beforeSecondFactor)
  expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /office/account/second-factor',
    'GET /office/user',
    'POST /office/account/second-factor',
    'POST /office/account/second-factor/confirm',
    'POST /office/logout',
  ])
})

test.for(staffRoles)(
  '%s: every call is refused without it, and open with it',
  async (role, { given, demand, enrol, answerTo }) => {
    const without = await given.staff({ role })
    const having = await given.staff({ role })
    await enrol(having)
    await demand(role)
    const theirs = guarded.filter((endpoint) => staffMay(endpoint, role))
    // What ends the session comes last.
    const inOrder = theirs.toSorted(
      (one, other) => Number(one.path.endsWith('/logout')) - Number(other.path.endsWith('/logout')),
    )
    for (const endpoint of inOrder) {
      const name = `${endpoint.method} ${endpoint.path}`
      const { status, code } = await answerTo(endpoint, without)
      if (endpoint.beforeSecondFactor) expect(code, name).not.toBe('second_factor_required')
      else expect({ status, code }, name).toEqual({ status: 409, code: 'second_factor_required' })
      const isRemoval = endpoint === removeSecondFactor
      if (!isRemoval) expect((await answerTo(endpoint, having)).code, name).not.toBe('second_factor_required')
    }
  },
)

test('it counts for open sessions at once, for the chosen roles alone, and no longer than it is chosen', async ({
  api,
  given,
  demand,
}) => {
  const reviewer = await given.staff({ role: 'reviewer' })
  const support = await given.staff({ role: 'support' })
  expect((await api.as(reviewer).try(dashboard, {})).status).toBe(200)
  await demand('reviewer', 'analyst')
  expect(await api.as(reviewer).try(dashboard, {})).toMatchObject(refused)
  expect(await api.as(reviewer).call(currentStaff)).toMatchObject({ lacks_second_factor: true })
  expect((await api.as(support).try(dashboard, {})).status).toBe(200)
  expect(await api.as(support).call(currentStaff)).toMatchObject({ lacks_second_factor: false })
  await demand()
  expect((await api.as(reviewer).try(dashboard, {})).status).toBe(200)
})

test('who has none signs in, sets it up and goes on in the same session', async ({
  api,
  given,
  demand,
  enrol,
}) => {
  await demand('reviewer')
  const rita = await given.staff({ role: 'reviewer' })
  const { access_token: token } = await api.call(officeSignIn, rita)
  const entered = { ...rita, token }
  expect(await api.as(entered).try(dashboard, {})).toMatchObject(refused)
  expect(await api.as(entered).call(secondFactor)).toMatchObject({ is_on: false, is_required: true })
  const { recovery_codes } = await enrol(entered)
  expect((await api.as(entered).try(dashboard, {})).status).toBe(200)
  expect(await api.as(entered).call(currentStaff)).toMatchObject({ lacks_second_factor: false })
  const again = await api.call(officeSignIn, { ...rita, code: recovery_codes[0] })
  expect((await api.as({ token: again.access_token }).try(dashboard, {})).status).toBe(200)
})

test('a trusted computer is let in with the password alone, as before', async ({
  api,
  given,
  demand,
  enrol,
}) => {
  await demand('support')
  const bia = await given.staff({ role: 'support' })
  const { code } = await enrol(bia)
  const { computer_token } = await api.call(officeSignIn, { ...bia, code: code(), trust: true })
  const { access_token: token } = await api.call(officeSignIn, { ...bia, computer_token })
  expect((await api.as({ token }).try(dashboard, {})).status).toBe(200)
})

test('its owner replaces it and does not remove it while it is required', async ({
  api,
  clock,
  given,
  demand,
  enrol,
}) => {
  const rita = await given.staff({ role: 'reviewer' })
  const { code } = await enrol(rita)
  await demand('reviewer')
  const shown = { code: code() }
  expect(await api.as(rita).try(removeSecondFactor, shown)).toMatchObject(refused)
  expect(await api.as(rita).call(secondFactor)).toMatchObject({ is_on: true, is_required: true })
  // The refusal has not used the code up.
  await api.as(rita).call(renewRecoveryCodes, shown)
  clock.advance({ seconds: 30 })
  await api.as(rita).call(replaceSecondFactor, { code: code() })
  await demand()
  clock.advance({ seconds: 30 })
  await api.as(rita).call(removeSecondFactor, { code: code() })
  expect(await api.as(rita).call(secondFactor)).toMatchObject({ is_on: false, is_required: false })
})

test('an admin who takes it from somebody leads them back to setting it up', async ({
  api,
  given,
  admin,
  demand,
  enrol,
}) => {
  const davi = await given.staff({ role: 'analyst', name: 'Davi Sem Telefone' })
  await enrol(davi)
  await demand('analyst')
  expect((await api.as(davi).try(dashboard, {})).status).toBe(200)
  const [found] = (await api.as(admin).call(team, { q: 'sem telefone' })).items
  await api.as(admin).call(resetSecondFactor, { id: davi.id, version: found?.version ?? 0 })
  expect(await api.as(davi).try(dashboard, {})).toMatchObject(refused)
  await enrol(davi)
  expect((await api.as(davi).try(dashboard, {})).status).toBe(200)
})

test('an admin who requires it of themself sets it up and is not locked out', async ({
  api,
  given,
  admin,
  enrol,
}) => {
  const bia = await given.staff({ role: 'admin' })
  const { version } = await api.as(admin).call(readSettings)
  await api.as(bia).call(changeSettings, { version, second_factor_roles: ['admin'] })
  expect(await api.as(bia).try(readSettings)).toMatchObject(refused)
  await enrol(bia)
  expect(await api.as(bia).call(readSettings)).toMatchObject({ second_factor_roles: ['admin'] })
})

test('programs with a key are asked for none', async ({ api, admin, demand }) => {
  const facts = { name: 'Diretoria', calls: ['officeProducts'], calls_per_minute: 60 }
  const { key: token } = await api.as(admin).call(createApiKey, facts)
  await demand(...staffRoles)
  expect((await api.as({ token }).try(officeProducts, {})).status).toBe(200)
})

test('roles are kept once each and in their order, and no others', async ({ api, admin, demand }) => {
  await demand('support', 'reviewer', 'support')
  const { version, second_factor_roles } = await api.as(admin).call(readSettings)
  expect(second_factor_roles).toEqual(['reviewer', 'support'])
  const unknown = { version, second_factor_roles: ['owner'] as unknown as StaffRole[] }
  expect((await api.as(admin).try(changeSettings, unknown)).status).toBe(422)
})
