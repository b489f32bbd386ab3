import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { expect } from 'vitest'
import { sendInvoice } from '#contract/invoices.ts'
import { officeInvoice } from '#contract/invoices-office.ts'
import { writeSignedInvoices } from '#server/testing/signed-invoice-files.ts'
import { test as base } from '#server/testing/test.ts'

const test = base
  .extend('signed', async ({ world }, { onCleanup }) => {
    const folder = await mkdtemp(`${world.uploadsFolder}-proof-`)
    onCleanup(() => rm(folder, { recursive: true }))
    return writeSignedInvoices(folder)
  })
  .extend('readOf', async ({ given, api, runJobs }) => async (file: string, trustDir?: string) => {
    const ana = await api.as(await given.member({ type: 'attendant' }))
    const rita = await api.as(await given.staff())
    const image = new File([await readFile(file)], 'nota.xml', { type: 'text/xml' })
    const products = [{ product_id: (await given.product()).id, value: '149.90' }]
    const { id } = await ana.call(sendInvoice, { number: '7638', products, image })
    await runJobs(trustDir ? { trustDir } : {})
    return (await rita.call(officeInvoice, { id })).reading
  })

test('of a signed invoice the proof is kept, with what it rests on', async ({ signed, readOf }) => {
  const hash = expect.stringMatching(/^[\da-f]{64}$/)
  expect((await readOf(signed.good, signed.trustDir))?.proof).toEqual({
    proved: true,
    version: 1,
    digest: expect.stringMatching(/^[\w+/]{27}=$/),
    certificate: hash,
    chain: [hash, hash],
    holder: '11222333000181',
  })
})

test('of an edited one the rule that does not hold is kept', async ({ signed, readOf }) => {
  expect((await readOf(signed.edited, signed.trustDir))?.proof).toEqual({
    proved: false,
    reason: 'digest',
    version: 1,
  })
})

test('without a folder nothing is said of signatures', async ({ signed, readOf }) => {
  const reading = await readOf(signed.good)
  expect(reading).toMatchObject({ source: 'xml', number: '7638' })
  expect(reading).not.toHaveProperty('proof')
})

test('a folder that is gone keeps no invoice from being read, and is looked for again', async ({
  signed,
  readOf,
  logLines,
}) => {
  await rename(signed.trustDir, `${signed.trustDir}-gone`)
  expect(await readOf(signed.edited, signed.trustDir)).not.toHaveProperty('proof')
  expect(logLines.join()).toContain('no invoice can be proved')
  await rename(`${signed.trustDir}-gone`, signed.trustDir)
  expect((await readOf(signed.good, signed.trustDir))?.proof?.proved).toBe(true)
})
