import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createWorld } from '#server/testing/world.ts'

test('the web app is served: pages by their address, files compressed and kept, nothing invented', async () => {
  const { app, given, stop } = await createWorld({
    templateUrl: inject('templateUrl'),
    webAppFolder: await builtFolder(),
  })
  onTestFinished(stop)
  await given.product({ slug: 'quintal' })
  const get = async (url: string, headers = {}) => app.inject({ url, headers })

  const pages = {
    '/': 'member way in',
    '/?codigo=ABC': 'member way in',
    '/home': 'member shell',
    '/documentos-enviados?page=2': 'member shell',
    '/produto/quintal?g=146': 'member product',
    '/gestao': 'office way in',
    '/gestao/?next=1': 'office way in',
    '/gestao/inicio': 'office shell',
  }
  for (const [address, page] of Object.entries(pages)) {
    const response = await get(address)
    expect([address, response.statusCode, response.body]).toEqual([address, 200, page])
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.headers['content-security-policy']).toContain("style-src 'self' 'sha256-abc='")
  }

  for (const [address, page] of [
    ['/produto/quintal/mais', 'member shell'],
    ['/produto/outro', 'member product'],
    ['/gestao-de-pets', 'member shell'],
    ['/gestao/nada', 'office shell'],
    ['/loja%ff', 'member shell'],
    ['/files/gone.webp', 'member shell'],
    ['/files/signed/private/gone.pdf', 'member shell'],
    ['/arquivo.pdf', 'member shell'],
  ]) {
    const { statusCode, body } = await get(address ?? '', { accept: 'text/html,*/*;q=0.8' })
    expect([address, statusCode, body]).toEqual([address, 404, page])
  }

  const asset = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' })
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('ccept-'),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  // It is never asked for anew or in parts; what keeps its name is.
  for (const name of ['etag', 'last-modified', 'accept-ranges']) {
    expect(asset.headers).not.toHaveProperty(name)
    expect((await get('/icons/icon-192.png')).headers).toHaveProperty(name)
  }
  // Of a part of a page the page's policies hold; a worker and what can be opened by itself have their own.
  expect(asset.headers).not.toHaveProperty('content-security-policy')
  expect(asset.headers).not.toHaveProperty('permissions-policy')
  for (const own of ['/assets/photo-worker-abc123.js', '/assets/mark-abc123.svg', '/assets/gone-000000.js'])
    expect((await get(own)).headers['content-security-policy']).toContain("default-src 'self'")

  for (const missing of [
    '/assets/gone-000000.js',
    '/api/gone',
    '/files/gone.webp',
    '/.stamp',
    '/web-app.json',
    '/assets/..%2f',
    '/assets/..%2fweb-app.json',
    '/assets/%2e%2e/web-app.json',
    '/assets/..%5cweb-app.json',
    '/assets/%00',
    '/assets/',
    '/assets/.',
    '/icons/..%2fassets%2fmain-abc123.js',
  ]) {
    const response = await get(missing)
    expect([missing, response.statusCode]).toEqual([missing, 404])
    expect(response.headers['content-type']).toContain('application/json')
  }
  const { headers, body } = await get('/favicon.ico')
  expect([headers['content-type'], body]).toEqual(['image/png', 'icon'])

  for (const [method, url, status, allow] of [
    ['POST', '/home', 405, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', '/home', 204, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', '/api/store', 204, 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/login', 405, 'OPTIONS, POST'],
    ['OPTIONS', '/api/gone', 404, undefined],
    ['POST', '/nada', 404, undefined],
  ] as const) {
    const { statusCode, headers } = await app.inject({ method, url })
    expect([method, url, statusCode, headers.allow]).toEqual([method, url, status, allow])
  }
})

async function builtFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-dist-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const part of ['member', 'office', 'assets', 'icons']) await mkdir(join(folder, part))
  await writeFile(join(folder, 'icons/icon-192.png'), 'icon')
  const script = 'console.log("petisco")'
  for (const app of ['member', 'office']) {
    await writeFile(join(folder, app, 'index.html'), `${app} way in`)
    await writeFile(join(folder, app, 'shell.html'), `${app} shell`)
  }
  await writeFile(join(folder, 'member/produto.html'), 'member product')
  const pages = {
    '/': 'member/index.html',
    '/produto/*': 'member/produto.html',
    '/gestao': 'office/index.html',
  }
  const description = { pages, inline: { scripts: [], styles: ['sha256-abc='] } }
  await writeFile(join(folder, 'web-app.json'), JSON.stringify(description))
  await writeFile(join(folder, 'assets/main-abc123.js'), script)
  await writeFile(join(folder, 'assets/photo-worker-abc123.js'), script)
  await writeFile(join(folder, 'assets/mark-abc123.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, '.stamp'), 'stamp')
  return folder
}
