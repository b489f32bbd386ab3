import { setTimeout as pause } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { sendInvoice } from '#contract/invoices.ts'
import { jobs } from './app.ts'
import { photoOf, printedPage } from './invoices/reading/test-photo.ts'
import { newDocument } from './invoices/test-documents.ts'
import { startWorker } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { test } from './testing/test.ts'

test('an XML that is sent after ten photos is read before them', { timeout: 120_000 }, async ({
  world,
  given,
  api,
}) => {
  const { database, mailbox: mail, files, secrets, clock } = world
  const products = [{ product_id: (await given.product()).id, value: '10.00' }]
  const paper = await printedPage('Nota')
  const send = async (number: string, image: Blob) => {
    const person = await given.member({ type: 'attendant' })
    return (await api.as(person).call(sendInvoice, { number, products, image })).id
  }
  const photos: string[] = []
  for (let turn = 1; turn <= 10; turn += 1)
    photos.push(await send(String(turn), new Blob([new Uint8Array(await photoOf(paper))])))
  const surroundings = { database, mail, files, secrets, clock, log: createLog('silent'), publicUrl: '' }
  const worker = await startWorker(jobs, { ...surroundings, metrics: createMetrics() })
  const readOf = async (ids: readonly string[]) => {
    const { rows } = await database.pool.query(
      'select invoice_id from invoice_reading where invoice_id = any ($1)',
      [ids],
    )
    return rows.length
  }
  try {
    // A photo is being read, and nine wait.
    await pause(1000)
    const { number, image } = newDocument()
    const xml = await send(number, image)
    await vi.waitFor(async () => expect(await readOf([xml])).toBe(1), { timeout: 5000, interval: 50 })
    expect(await readOf(photos)).toBeLessThan(3)
  } finally {
    await database.pool.query(`delete from graphile_worker._private_jobs where locked_by is null`)
    await worker.stop()
  }
})
