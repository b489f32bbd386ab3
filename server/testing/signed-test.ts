import { mkdtemp, rm } from 'node:fs/promises'
import { oneInvoice, sendInvoice } from '#contract/invoices.ts'
import { distributor as issuer } from '#server/invoices/proof/test-certificates.ts'
import { signedInvoice, type TestInvoice } from '#server/invoices/proof/test-signed-invoice.ts'
import type { createApi } from './api.ts'
import { writeSignedInvoices } from './signed-invoice-files.ts'
import { test as base } from './test.ts'

type Caller = ReturnType<typeof createApi>

export const shop = '11444777000161'

const ean = '7891000000014'
let numbers = 7000

/** A world in which signed invoices of one distributor are credited at once, to attendants of one shop. */
export const test = base
  .extend('trustDir', { scope: 'file' }, async ({ world }, { onCleanup }) => {
    const folder = await mkdtemp(`${world.uploadsFolder}-signed-`)
    onCleanup(() => rm(folder, { recursive: true }))
    return (await writeSignedInvoices(folder)).trustDir
  })
  .extend('catfood', { scope: 'file' }, ({ world }) =>
    world.given.product({ ean, title: 'Serena Gatos 10 kg' }),
  )
  .extend('distributor', { scope: 'file' }, async ({ world }) => {
    const made = await world.given.distributor({ title: 'Distribuidora Andorinha', cnpjs: [issuer] })
    await world.database.pool.query(`update distributor set instant_credit = 'on' where id = '${made.id}'`)
    return made
  })
  /** For longer than a week. */
  .extend('on', { scope: 'file' }, async ({ world: { database, given, clock }, distributor }) => {
    await database.pool.query(`update setting set instant_credit = 'on'`)
    await database.pool.query('update setting set instant_day_documents = 1000, instant_day_coins = 1000000')
    const first = await given.invoice({ member: await given.member({ type: 'attendant' }) })
    const judged = {
      invoice_id: first.id,
      judged_at: clock.now().subtract({ hours: 40 * 24 }),
      mode: 'on',
      distributor_id: distributor.id,
      version: 1,
      rules: '[]',
      coins: 10,
    } as const
    await database.transaction((tx) => tx.insertInto('instant_judgement').values(judged).execute())
    return distributor
  })
  .extend('attendant', ({ given, api }) => async () => {
    const person = await given.member({ type: 'attendant', shop })
    return Object.assign(api.as(person), { id: person.id, token: person.token })
  })
  .extend(
    'readAll',
    ({ world, trustDir }) =>
      () =>
        world.runJobs({ trustDir }),
  )
  /** Of one bag, as typed and as signed, unless something else is said. */
  .extend('signed', ({ catfood }) => (said: TestInvoice & { typed?: string } = {}) => {
    const { typed = '149.90', number = String(++numbers), ...more } = said
    const xml = signedInvoice({ number, rows: [{}], total: '149.90', ...more })
    const image = new File([xml], 'nota.xml', { type: 'text/xml' })
    return { number, products: [{ product_id: catfood.id, value: typed }], image, xml }
  })
  .extend(
    'send',
    ({ on: _, signed, readAll }) =>
      async (person: Caller, said: TestInvoice & { typed?: string } = {}) => {
        const { xml: __, ...invoice } = signed(said)
        const { id } = await person.call(sendInvoice, invoice)
        await readAll()
        return person.call(oneInvoice, { id })
      },
  )
