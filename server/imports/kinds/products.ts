import { createProduct as form } from '#contract/catalogue-office.ts'
import { slugOf } from '#domain/slug.ts'
import { createProduct, productWith, updateProduct } from '#server/catalogue/managing/products.ts'
import { findExternally, nameExternally } from '#server/imports/queries.ts'
import { takeRecords } from '#server/imports/records.ts'

export const takeProducts = takeRecords({
  kind: 'products',
  schema: form.body,
  empty: {
    ean: null,
    slug: '',
    color: '#0d5c63',
    energy: null,
    phases: [],
    weight_from_grams: null,
    weight_to_grams: null,
    castrated: null,
    weight_control: null,
    senior: null,
    bag_grams: null,
    active: false,
  },
  complete: async (_tx, facts) => ({ ...facts, slug: facts.slug || slugOf(String(facts.title ?? '')) }),
  async find(tx, externalId) {
    const id = await findExternally(tx, 'product', externalId)
    if (!id) return undefined
    const { image: _image, version, ...facts } = await productWith(tx, id)
    return { id, version, facts }
  },
  async create(tx, facts, { externalId }) {
    const { id } = await createProduct(tx, facts)
    await nameExternally(tx, 'product', { id, externalId })
  },
  async change(tx, { id, version }, facts) {
    await updateProduct(tx, { id, facts, version })
  },
})
