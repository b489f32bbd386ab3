import { handOverFeed, type OfficeFeed, officeFeed } from '#contract/invoices-feeds.ts'
import { keyOf, type TestInvoice } from '#server/invoices/proof/test-signed-invoice.ts'
import { test as base } from './signed-test.ts'

/** A world in which feeds of one distributor are credited at once. */
export const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff({ role: 'reviewer' })))
  /** The signed invoice of a distributor, of one bag, with the key and the number that it has. */
  .extend('issued', ({ signed }) => (said: TestInvoice = {}) => {
    const { xml, number } = signed(said)
    return { xml, number, key: keyOf({ ...said, number }), name: `${number}.xml`, content: xml }
  })
  .extend(
    'feed',
    ({ on: _, rita, readAll }) =>
      async (content: string | Buffer<ArrayBuffer>, name = 'notas.zip'): Promise<OfficeFeed> => {
        const file = new File([content], name)
        const { id } = await rita.call(handOverFeed, { file })
        await readAll()
        return rita.call(officeFeed, { id })
      },
  )
