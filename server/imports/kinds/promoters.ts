import { createPromoter as form } from '#contract/promoters-office.ts'
import { nameExternally } from '#server/imports/queries.ts'
import { takeRecords } from '#server/imports/records.ts'
import { createPromoter, promoterCalled, updatePromoter } from '#server/promoters/managing/create.ts'

export const takePromoters = takeRecords({
  kind: 'promoters',
  schema: form.body,
  empty: {},
  async find(tx, externalId) {
    const found = await promoterCalled(tx, externalId)
    return found && { id: found.id, facts: found }
  },
  async create(tx, facts, { externalId, passwordHash, now }) {
    const id = await createPromoter(tx, { ...facts, passwordHash, now })
    await nameExternally(tx, 'member', { id, externalId })
  },
  async change(tx, { id }, facts) {
    await updatePromoter(tx, { id, ...facts })
  },
})
