import { expect } from 'vitest'
import { signIn } from '#contract/sessions.ts'
import { officeSignIn } from '#contract/staff.ts'
import { registeredEndpoints } from '#server/testing/endpoints.ts'
import { test } from '#server/testing/test.ts'
import { demoPassword, fillWithDemo } from './seed.ts'

/** The first asks another service, the second never ends, and the third lives only while somebody fills in the form. */
const leftOut = ['/cep/:cep', '/notifications/stream', '/document/upload/:id']

/** Finds what stands for the placeholders of an address that begins so. */
const sources = {
  '/challenges/:id': 'select id from challenge',
  '/document/key/:key': `select '35261111222333000181550010000012341123456785' as key`,
  '/documents/:id': 'select id from invoice',
  '/office/audit/:id': 'select id from audit_entry',
  '/office/distributors/:id': 'select id from distributor',
  '/office/feeds/:id': 'select id from feed',
  '/office/instant-credit/documents/:id': 'select invoice_id as id from instant_judgement',
  '/office/invoices/:id/alike/:other': `
    select invoice_id as id, finding -> 'facts' ->> 'invoice_id' as other
    from invoice_reading, jsonb_array_elements(reading -> 'findings') as finding
    where finding -> 'facts' ? 'invoice_id'`,
  '/office/invoices/:id': 'select id from invoice',
  '/office/invoices/blind/:id': 'select id from invoice order by blind_check desc',
  '/office/imports/:id': 'select id from import_file',
  '/office/imports/templates/:kind': `select unnest(array['products', 'members']) as kind`,
  '/office/members/:id': 'select id from member',
  '/office/pages/:page': 'select distinct page from text_page',
  '/office/prizes/:id': 'select id from prize',
  '/office/products/:id': 'select id from product',
  '/office/redemptions/:id': 'select id from redemption',
  '/office/reports/:report':
    "select unnest(array['coins', 'invoices', 'reviewers', 'members', 'products', 'redemptions', 'promoters']) as report",
  '/office/verification/:id': 'select id from member',
  '/office/webhooks/:id': 'select id from webhook',
  '/prescriptions/:id': 'select id from prescription',
  '/promoter/code/:code': 'select code from promoter_code',
  '/public/products/:slug': 'select slug from product',
  '/public/recommendations/:token': 'select token from recommendation',
  '/recommendations/code/:code': 'select code from recommendation',
  '/recommendations/token/:token': 'select token from recommendation',
  '/text/:page': 'select distinct page from text_page',
}

/** Enough rows to meet every state of the demo world. */
const mostRows = 30

function queryOf(path: string): string {
  if (path === '/office/invoices/found') return '?q=12'
  if (path === '/document/waiting') return '?number=12'
  if (path.startsWith('/office/imports/templates/')) return '?format=xlsx'
  return path.startsWith('/office/reports/') ? '?from=2026-01-01&to=2026-11-30' : ''
}

test('every screen of the demo world can be read by somebody, and none fails', async ({ world, api }) => {
  const { app, database, clock } = world
  await fillWithDemo(world, clock.now())
  const credentials = (name: string) => ({ email: `${name}@petisco.example`, password: demoPassword })
  const staff = await api.call(officeSignIn, credentials('gestao'))
  const members = await Promise.all(
    ['atendente', 'veterinaria', 'promotor'].map((name) => api.call(signIn, credentials(name))),
  )

  async function addressesOf(path: string): Promise<string[]> {
    if (!path.includes(':')) return [path + queryOf(path)]
    const source = Object.entries(sources).find(([beginning]) => path.startsWith(beginning))?.[1]
    if (!source) throw new Error(`nothing is known to stand for the placeholders of ${path}`)
    const { rows } = await database.pool.query(`${source} limit ${mostRows}`)
    return rows.map((row) => path.replace(/:(\w+)/g, (_, name) => String(row[name])) + queryOf(path))
  }

  async function statusesOf(path: string, address: string): Promise<number[]> {
    const readers = path.startsWith('/office') ? [staff] : members
    return Promise.all(
      readers.map(async ({ access_token }) => {
        const headers = { authorization: `Bearer ${access_token}` }
        return (await app.inject({ url: `/api${address}`, headers })).statusCode
      }),
    )
  }

  const unread: string[] = []
  const failed: string[] = []
  const paths = registeredEndpoints().flatMap(({ method, path }) => (method === 'GET' ? [path] : []))
  for (const path of paths.filter((path) => !leftOut.includes(path))) {
    let isRead = false
    for (const address of await addressesOf(path)) {
      const statuses = await statusesOf(path, address)
      isRead ||= statuses.includes(200)
      if (statuses.some((status) => status >= 500 || status === 422)) failed.push(address)
    }
    if (!isRead) unread.push(path)
  }
  expect({ failed, unread }).toEqual({ failed: [], unread: [] })
}, 60_000)
