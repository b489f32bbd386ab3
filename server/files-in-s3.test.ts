import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setInterval } from 'node:timers'
import { expect, inject, onTestFinished, test } from 'vitest'
import { listInvoices, oneInvoice, sendInvoice } from '#contract/invoices.ts'
import { newDocument } from './invoices/test-documents.ts'
import { readConfig } from './platform/config.ts'
import { openFiles } from './platform/files.ts'
import { listFiles } from './platform/list-files.ts'
import { createLog } from './platform/log.ts'
import { ownerFile } from './platform/own-files.ts'
import { requireFileStore } from './platform/start-checks.ts'
import { copyDatabase } from './testing/database-copy.ts'
import { startS3rver } from './testing/s3rver.ts'
import { testSecretKey } from './testing/secret-key.ts'
import { createWorld } from './testing/world.ts'

const megabyte = 1024 * 1024

test('an invoice is sent, read and seen by its signed link with the files in a bucket', async () => {
  const { url } = await startS3rver()
  const world = await createWorld({
    templateUrl: inject('templateUrl'),
    place: {
      databaseUrl: await copyDatabase(inject('templateUrl')),
      filesUrl: url,
      keyPlace: { secretKeys: [testSecretKey], dataDir: '' },
    },
  })
  onTestFinished(world.stop)
  const { api, given, runJobs, files, app } = world
  const ana = await given.member({ type: 'attendant' })
  const product = await given.product()
  const document = newDocument()
  const products = [{ product_id: product.id, value: '149.90' }]
  await api.as(ana).call(sendInvoice, { ...document, products })
  await runJobs()
  const keys = (await Array.fromAsync(listFiles(files, '/'))).flat()
  expect(keys).toEqual([ownerFile, expect.stringMatching(/^private\/invoices\/.*\.xml$/)])
  const [invoice] = await api.as(ana).call(listInvoices)
  const { file } = await api.as(ana).call(oneInvoice, { id: invoice?.id ?? '' })
  const link = new URL(file.link, 'https://petisco.test')
  const seen = await app.inject({ url: `${link.pathname}${link.search}` })
  expect(seen.statusCode).toBe(200)
  expect(seen.headers['content-type']).toBe('application/xml')
  link.searchParams.set('signature', 'A'.repeat(43))
  expect((await app.inject({ url: `${link.pathname}${link.search}` })).statusCode).toBe(404)
  expect((await app.inject({ url: link.pathname })).statusCode).toBe(404)
})

test('a file of 128 megabytes goes in and out without lying in memory', { timeout: 60_000 }, async () => {
  const { url } = await startS3rver()
  const files = await openFiles(url)
  const folder = await mkdtemp(join(tmpdir(), 'petisco-large-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'large.feed')
  const file = await open(path, 'w')
  for (let part = 0; part < 128; part += 1) await file.write(Buffer.alloc(megabyte, part))
  await file.close()
  let most = 0
  const before = process.memoryUsage().arrayBuffers
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }, 1)
  onTestFinished(() => clearInterval(watch))
  await files.putStream('private/large.feed', createReadStream(path, { highWaterMark: megabyte }))
  let read = 0
  for await (const chunk of await files.getStream('private/large.feed')) read += chunk.length
  expect(read).toBe(128 * megabyte)
  expect((await files.getMetaData('private/large.feed')).contentLength).toBe(128 * megabyte)
  // What is read and not collected yet counts too.
  expect(most / megabyte).toBeLessThan(100)
})

test('files are listed, moved and removed, and an owner is marked', async () => {
  const files = await openFiles((await startS3rver()).url)
  const keys = Array.from({ length: 30 }, (_, index) => `papers/${index}.pdf`)
  await Promise.all(keys.map((key) => files.put(key, 'paper')))
  const pages = await Array.fromAsync(listFiles(files, 'papers/'))
  expect(pages.flat().toSorted()).toEqual(keys.toSorted())
  await files.move('papers/7.pdf', 'bin/7.pdf')
  expect(await files.exists('papers/7.pdf')).toBe(false)
  expect((await buffer(await files.getStream('bin/7.pdf'))).toString()).toBe('paper')
  await files.putFirst(ownerFile, 'first')
  expect(await files.get(ownerFile)).toBe('first')
})

test('a wrong secret and a missing bucket stop the start, each with its mend', async () => {
  const { url } = await startS3rver()
  const check = (href: string) => requireFileStore(readConfig({ FILES_URL: href }), createLog('silent'))
  await check(url.href)
  await expect(check(url.href.replace(':S3RVER', ':other'))).rejects.toThrow(
    'The file store refuses us (403)',
  )
  await expect(check(url.href.replace('/petisco', '/nowhere'))).rejects.toThrow(
    'The file store has no bucket nowhere: create it, or name another in FILES_URL.',
  )
})
