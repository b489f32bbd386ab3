import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { mailSamples } from '#server/testing/mail-samples.ts'
import { mailPreview } from './mail-preview.ts'

test('every sample can be opened in every language, drawn and plain', async () => {
  const { get } = await preview()
  const overview = await get('/_mail')
  const links = [...overview.body.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)
  expect(links).toHaveLength(Object.keys(mailSamples).length * languages.length * 2)
  const pages = await Promise.all(links.map(get))
  expect(pages.map(({ status }) => status)).toEqual(links.map(() => 200))
  expect(new Set(pages.map(({ body }) => body)).size).toBe(links.length)
})

test('pictures are shown although no message carries them', async () => {
  const { get } = await preview()
  const { body, type } = await get('/_mail/invoice-better-photo.en.html')
  expect(type).toBe('text/html; charset=utf-8')
  expect(body).not.toContain('cid:')
  expect(body.match(/src="data:image\/png;base64,iVBOR/g)).toHaveLength(2)
})

test.each([
  '/',
  '/_mailbox',
  '/_mail/unknown.en.html',
  '/_mail/prize-shipped.fr.html',
  '/_mail/constructor.en.txt',
])('%s is left to others', async (path) => {
  const { get } = await preview()
  expect(await get(path)).toMatchObject({ status: 404, body: 'others' })
})

async function preview() {
  const show = mailPreview()
  const server = createServer((request, response) =>
    show(request, response, () => {
      response.statusCode = 404
      response.end('others')
    }),
  ).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    async get(path: string) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        body: await response.text(),
      }
    },
  }
}
