import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { oneInvoice, sendInvoice } from '#contract/invoices.ts'
import { officeInvoice } from '#contract/invoices-office.ts'
import { signIn } from '#contract/sessions.ts'
import { officeSignIn } from '#contract/staff.ts'
import { demoPassword, fillWithDemo } from '#db/seed.ts'
import { fiscalDocumentOf } from '#domain/fiscal-xml.ts'
import type { Product } from '#domain/match-product.ts'
import { readRows } from '#domain/read-rows.ts'
import { knownProducts } from './catalogue/products.ts'
import { samplesTrustDir } from './demo-samples.ts'
import { proveInvoice } from './invoices/proof/prove-invoice.ts'
import { loadTrust } from './invoices/proof/trust.ts'
import { readXml } from './invoices/reading/read-xml.ts'
import { auditBooks } from './invoices/test-acts.ts'
import { writeSamples } from './testing/samples/write-samples.ts'
import { test as base } from './testing/test.ts'

const test = base.extend('samples', async ({ world, clock }, { onCleanup }) => {
  const folder = await mkdtemp(`${world.uploadsFolder}-samples-`)
  onCleanup(() => rm(folder, { recursive: true }))
  return { folder, ...(await writeSamples(folder, clock.now())) }
})

/** What the form makes of a file that was chosen. */
function filledIn(xml: string, products: readonly Product[]) {
  const tree = readXml(Buffer.from(xml))
  const document = tree && fiscalDocumentOf(tree)
  const rows = readRows(document?.rows.map((row) => ({ ...row, isSure: true })) ?? [], products)
  return rows.flatMap(({ product_id, value_cents }) =>
    product_id ? [{ product_id, value: (value_cents / 100).toFixed(2) }] : [],
  )
}

test('each sample is read without a doubt, and becomes in the demo world what its page says', async ({
  world,
  api,
  database,
  clock,
  runJobs,
  samples: { samples, trustDir },
}) => {
  await fillWithDemo(world, clock.now())
  const email = 'atendente@petisco.example'
  const camila = api.as({ token: (await api.call(signIn, { email, password: demoPassword })).access_token })
  const staff = { email: 'gestao@petisco.example', password: demoPassword }
  const lucia = api.as({ token: (await api.call(officeSignIn, staff)).access_token })
  const products = await knownProducts(database.db)
  for (const { file, xml, number, outcome, coins } of samples) {
    const { id } = await camila.call(sendInvoice, {
      number,
      products: filledIn(xml, products),
      image: new File([xml], file, { type: 'text/xml' }),
    })
    await runJobs({ trustDir })
    const isCounted = outcome === 'counted'
    const seen = { status: isCounted ? 'counted' : 'received', coins: isCounted ? coins : null }
    expect(await camila.call(oneInvoice, { id }), file).toMatchObject(seen)
    const { reading } = await lucia.call(officeInvoice, { id })
    expect(reading?.findings, file).toEqual([])
    const judged = await database.pool.query(
      'select fell_short from instant_judgement where invoice_id = $1',
      [id],
    )
    expect(judged.rows, file).toEqual([{ fell_short: isCounted ? null : outcome }])
  }
  expect(await auditBooks(database, clock.now())).toEqual([])
})

test('the samples in the project are proved on the day they were made, but for the one that was edited', async ({
  samples: { samples },
}) => {
  const folder = join(samplesTrustDir, '..')
  const trust = await loadTrust(samplesTrustDir)
  const page = await readFile(join(folder, 'README.md'), 'utf8')
  const [, day = ''] = /Made on ([\d-]+) /.exec(page) ?? []
  const now = Temporal.Instant.from(`${day}T12:00:00-03:00`)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.xml'))
  expect(files.sort()).toEqual(samples.map(({ file }) => file).sort())
  for (const { file, outcome } of samples) {
    const { proved } = proveInvoice(await readFile(join(folder, file)), { trust, now })
    expect([file, proved]).toEqual([file, outcome !== 'proof'])
    expect(page).toContain(`](${file})`)
  }
})
