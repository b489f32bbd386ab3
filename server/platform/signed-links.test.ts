import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { linkSigner } from './signed-links.ts'

const key = 'private/invoices/abc.jpeg'

test('a signed link opens its file for ten minutes, and nobody keeps a copy', async ({
  app,
  clock,
  database,
  files,
}) => {
  await files.put(key, 'picture')
  const url = (await linkSigner(database.db, clock.now()))(key)
  const served = await app.inject({ url })
  expect([served.statusCode, served.body]).toEqual([200, 'picture'])
  expect(served.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline; filename="abc.jpeg"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  clock.advance({ minutes: 9 })
  expect((await app.inject({ url })).statusCode).toBe(200)
  clock.advance({ minutes: 2 })
  expect((await app.inject({ url })).statusCode).toBe(404)
})

test('a link opens nothing but its own file, and not for longer', async ({ app, clock, database, files }) => {
  await files.put('private/invoices/other.jpeg', 'other')
  await files.put('public/people/x-256.webp', 'public')
  const linkTo = await linkSigner(database.db, clock.now())
  const url = linkTo(key)
  const until = Number(/until=(\d+)/.exec(url)?.[1])
  const wrong = [
    url.replace('abc', 'other'),
    url.replace(`until=${until}`, `until=${until + 60}`),
    url.replace(/signature=.*/, 'signature='),
    url.replace(/signature=.*/, `signature=${'A'.repeat(43)}`),
    url.replace(/until=\d+/, 'until=NaN'),
    `${url}&signature=x`,
    url.replace(/\?.*/, ''),
    linkTo('private/invoices/../../etc/passwd.jpeg'),
    linkTo('public/people/x-256.webp'),
    linkTo('private/invoices/gone.jpeg'),
    linkTo('private/invoices/page.html'),
  ]
  for (const link of wrong) expect((await app.inject({ url: link })).statusCode, link).toBe(404)
})

test('XML is never opened as a page', async ({ app, clock, database, files }) => {
  const page = 'private/invoices/page.xml'
  await files.put(page, '<x:html xmlns:x="http://www.w3.org/1999/xhtml"><x:script>1</x:script></x:html>')
  const { headers } = await app.inject({ url: (await linkSigner(database.db, clock.now()))(page) })
  expect(headers).toMatchObject({
    'content-type': 'application/xml',
    'content-disposition': 'attachment; filename="page.xml"',
    'content-security-policy': 'sandbox',
  })
})
