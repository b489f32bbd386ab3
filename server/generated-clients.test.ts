import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generate } from 'orval'
import { generateApi } from 'swagger-typescript-api'
import { expect } from 'vitest'
import { test as base } from '#server/testing/test.ts'
import { newDocument } from './invoices/test-documents.ts'

const packages = join(import.meta.dirname, '../node_modules')

/** The server listens, and two generators have made clients of its description. */
const test = base
  .extend('url', { scope: 'file' }, ({ world }) => world.app.listen({ port: 0, host: '127.0.0.1' }))
  .extend('folder', { scope: 'file' }, async ({ url }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'petisco-clients-'))
    onCleanup(() => rm(folder, { recursive: true }))
    const target = join(folder, 'document.json')
    const document = await (await fetch(`${url}/api/docs/json`)).json()
    await writeFile(target, JSON.stringify(document))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await symlink(packages, join(folder, 'node_modules'))
    await generateApi({
      spec: document,
      output: folder,
      fileName: 'one.ts',
      httpClientType: 'fetch',
      silent: true,
    })
    await generate({
      input: { target },
      output: { target: join(folder, 'other.ts'), client: 'fetch', mode: 'single', baseUrl: url },
    })
    return folder
  })
  .extend('setting', async ({ given }) => ({
    ana: await given.member({ type: 'attendant', coins: 1000, hasAddress: true }),
    prize: await given.prize({ price: 300, stock: 5 }),
    product: await given.product(),
  }))

test('what was generated is sound TypeScript', { timeout: 120_000 }, async ({ folder }) => {
  const config = {
    compilerOptions: {
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      strict: true,
      noEmit: true,
      types: [],
    },
    files: ['one.ts', 'other.ts'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const check = promisify(execFile)(process.execPath, [join(packages, 'typescript/bin/tsc'), '-p', folder])
  expect((await check.catch((error) => error)).stdout).toBe('')
})

test('a client of swagger-typescript-api signs in, sends an invoice and redeems', async ({
  folder,
  url,
  setting,
}) => {
  const { ana, prize, product } = setting
  const { Api } = await import(join(folder, 'one.ts'))
  const stranger = new Api({ baseUrl: url })
  const { data: session } = await stranger.api.signIn({ email: ana.email, password: ana.password })
  const { api } = new Api({
    baseUrl: url,
    securityWorker: () => ({ headers: { Authorization: `Bearer ${session.access_token}` } }),
  })
  const { number, image } = newDocument()
  const products = [
    { product_id: product.id, value: '93.50' },
    { product_id: product.id, value: '10.00' },
  ]
  const { data: sent } = await api.sendInvoice({ number, image, products })
  expect((await api.oneInvoice(sent.id)).data).toMatchObject({ number, products: 2 })
  const { data: redeemed } = await api.redeem({ product_id: prize.id, value: 300 })
  expect(redeemed).toMatchObject({ coins: 300, balance: 700 })
})

test('a client of orval signs in, sends an invoice and redeems', async ({ folder, setting }) => {
  const { ana, prize, product } = setting
  const client = await import(join(folder, 'other.ts'))
  const session = await client.signIn({ email: ana.email, password: ana.password })
  const headers = { Authorization: `Bearer ${session.data.access_token}` }
  const { number, image } = newDocument()
  const products = [
    { product_id: product.id, value: '93.50' },
    { product_id: product.id, value: '10.00' },
  ]
  const sent = await client.sendInvoice({ number, image, products }, { headers })
  expect(sent.status).toBe(200)
  const invoice = await client.oneInvoice(sent.data.id, { headers })
  expect(invoice.data).toMatchObject({ number, products: 2 })
  const json = { ...headers, 'Content-Type': 'application/json' }
  const redeemed = await client.redeem({ product_id: prize.id, value: 300 }, { headers: json })
  expect(redeemed.data).toMatchObject({ coins: 300, balance: 700 })
})
