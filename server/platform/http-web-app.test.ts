import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createWorld } from '#server/testing/world.ts'

test('the web app is served: pages by their address, files compressed and kept, nothing invented', async () => {
  const { app, stop } = await createWorld({
    templateUrl: inject('templateUrl'),
    webAppFolder: await builtFolder(),
  })
  onTestFinished(stop)
  const get = async (url: string, headers = {}) => app.inject({ url, headers })

  for (const page of ['/', '/home', '/documentos-enviados?page=2']) {
    const response = await get(page)
    expect([response.statusCode, response.body]).toEqual([200, 'member page'])
    expect(response.headers['cache-control']).toBe('no-cache')
  }
  for (const page of ['/gestao', '/gestao/inicio', '/gestao?next=1']) {
    expect((await get(page)).body).toBe('office page')
  }
  expect((await get('/gestao-de-pets')).body).toBe('member page')

  const asset = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' })
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('ccept-'),
  })

  for (const missing of [
    '/robots.txt',
    '/assets/gone-000000.js',
    '/api/gone',
    '/files/gone.webp',
    '/.stamp',
  ]) {
    const response = await get(missing)
    expect([missing, response.statusCode]).toEqual([missing, 404])
    expect(response.headers['content-type']).toContain('application/json')
  }
  expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404)
})

async function builtFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-dist-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const part of ['member', 'office', 'assets']) await mkdir(join(folder, part))
  const script = 'console.log("petisco")'
  await writeFile(join(folder, 'member/index.html'), 'member page')
  await writeFile(join(folder, 'office/index.html'), 'office page')
  await writeFile(join(folder, 'assets/main-abc123.js'), script)
  await writeFile(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, '.stamp'), 'stamp')
  return folder
}
