import { expect } from 'vitest'
import { signIn } from '#contract/sessions.ts'
import { officeSignIn } from '#contract/staff.ts'
import { registeredEndpoints } from '#server/testing/endpoints.ts'
import { test } from '#server/testing/test.ts'
import { demoPassword, fillWithDemo } from './seed.ts'

/** Whose ids an address takes. */
const tables = [
  ['/office/members/', 'member'],
  ['/office/verification/', 'member'],
  ['/office/invoices/', 'invoice'],
  ['/office/redemptions/', 'redemption'],
  ['/office/prizes/', 'prize'],
  ['/office/products/', 'product'],
  ['/office/audit/', 'audit_entry'],
  ['/documents/', 'invoice'],
  ['/challenges/', 'challenge'],
  ['/prescriptions/', 'prescription'],
] as const

/** Of each, enough to meet every state that the demo has. */
const most = 30

/** What cannot be guessed from an address. */
const asked = new Map([
  ['/office/invoices/found', '?q=12'],
  ...['coins', 'invoices', 'reviewers', 'members', 'products', 'redemptions', 'promoters'].map(
    (report) => [`/office/reports/${report}`, '?from=2026-01-01&to=2026-11-30'] as const,
  ),
])

test('whatever can be looked at in the demo world is answered, to the team and to members', async ({
  world,
  api,
}) => {
  const { app, database, files, clock } = world
  await fillWithDemo(database, files, clock.now())
  const person = (name: string) => ({ email: `${name}@petisco.example`, password: demoPassword })
  const { access_token: staff } = await api.call(officeSignIn, person('gestao'))
  const { access_token: member } = await api.call(signIn, person('atendente'))

  async function addressesOf(path: string): Promise<string[]> {
    const table = tables.find(([prefix]) => path.startsWith(prefix))?.[1]
    if (!path.includes(':')) return [path + (asked.get(path) ?? '')]
    if (!table || path.match(/:/g)?.length !== 1 || !path.includes(':id')) return []
    const rows = await database.db.selectFrom(table).select('id').limit(most).execute()
    return rows.map(({ id }) => path.replace(':id', String(id)))
  }

  const answers = new Map<string, number>()
  for (const { method, path } of registeredEndpoints()) {
    if (method !== 'GET' || path.endsWith('/stream')) continue
    const token = path.startsWith('/office') ? staff : member
    for (const address of await addressesOf(path)) {
      const answer = await app.inject({
        url: `/api${address}`,
        headers: { authorization: `Bearer ${token}` },
      })
      answers.set(address, answer.statusCode)
    }
  }
  const refused = [...answers].filter(([, status]) => status >= 500 || status === 422)
  expect(refused).toEqual([])
  expect([...answers.values()].filter((status) => status === 200).length).toBeGreaterThan(250)
}, 60_000)
