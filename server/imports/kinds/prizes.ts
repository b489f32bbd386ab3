import * as z from 'zod/mini'
import { createPrize as form } from '#contract/store-office.ts'
import { type Taking, told } from '#server/imports/outcome.ts'
import { categoryCalled, findExternally, nameExternally } from '#server/imports/queries.ts'
import { takeRecords } from '#server/imports/records.ts'
import type { Tx } from '#server/platform/db.ts'
import { createPrize, officeView, prizeWith, updatePrize } from '#server/store/prizes.ts'
import { moveStock } from '#server/store/stock.ts'

export const takePrizes = takeRecords({
  kind: 'prizes',
  schema: z.safeExtend(form.body, {
    stock: z.nullish(z.int().check(z.gte(0), z.lte(1_000_000))),
    is_active: z.boolean(),
  }),
  onlyNew: 'stock',
  empty: {
    tone: 'caramel',
    limit_per_member: null,
    audience: null,
    opens_at: null,
    closes_at: null,
    is_grand: false,
    is_active: false,
    kind: 'parcel',
  },
  complete: async (tx, facts) => ({
    ...facts,
    is_withdrawn: !facts.is_active,
    category: (await categoryCalled(tx, String(facts.category ?? ''))) ?? facts.category,
  }),
  async find(tx, externalId) {
    const id = await findExternally(tx, 'prize', externalId)
    if (!id) return undefined
    // What is left of the stock is no fact of a file: redemptions have taken from it since.
    const { stock: _stock, ...facts } = officeView(await prizeWith(tx, id))
    return { id, version: facts.version, facts: { ...facts, is_active: !facts.is_withdrawn } }
  },
  async create(tx, { stock, is_active: _active, ...facts }, { externalId, ...taking }) {
    const { id } = await createPrize(tx, facts, taking.now)
    await nameExternally(tx, 'prize', { id, externalId })
    // Of a digital prize the codes are the stock: they follow in a file of their own.
    if (stock && facts.kind !== 'digital') await fillStock(tx, id, stock, taking)
  },
  async change(tx, { id, version }, { stock: _stock, is_active: _active, ...facts }, { staffId, now }) {
    await updatePrize(tx, { id, facts: { ...facts, version }, staffId, now })
  },
  notesOf: ({ cells }) => (cells.get('stock') ? [told('stock', ({ notes }) => notes.stock_only_new)] : []),
})

async function fillStock(tx: Tx, prizeId: string, amount: number, { fileName, staffId, now }: Taking) {
  await moveStock(tx, { prizeId, amount, reason: fileName, staffId, now })
}
