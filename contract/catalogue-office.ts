import * as z from 'zod/mini'
import { cnpjOf, isCnpj } from '#domain/documents.ts'
import { leastEnergy, mostEnergy } from '#domain/feeding-energy.ts'
import { endpoint } from './endpoint.ts'
import { must, shaped } from './faults.ts'
import { Id, Text, translated, Version } from './fields.ts'
import { like } from './like.ts'
import { CsvFile, listQuery, page, SearchText } from './office-list.ts'

const catalogue = { staff: ['catalogue', 'admin'] } as const
const readers = { staff: ['catalogue', 'analyst', 'admin'] } as const
const params = z.object({ id: Id })

const Grams = like(z.nullable(z.int().check(z.gte(1), z.lte(120_000))), null)
/** Null: does not matter; true: only such pets; false: only others. */
const Mark = z.nullable(z.boolean())

const facts = {
  title: Text,
  brand: Text,
  pet: z.enum(['dog', 'cat']),
  detail: translated(120),
  descriptions: translated(1000),
  sku: Text,
  ean: z.nullable(like(z.string().check(...shaped(/^([0-9]{8}|[0-9]{12,14})$/, 'ean')), '7891000000014')),
  slug: z.string().check(...shaped(/^[a-z0-9-]{1,120}$/, 'slug')),
  /** Coins per real, in thousandths. */
  rate_thousandths: z.int().check(z.gte(0), z.lte(10_000)),
  color: like(z.string().check(...shaped(/^#[0-9a-f]{6}$/, 'color')), '#c8742b'),
  /** Null where the maker has not said; then no portion is worked out. */
  energy: z.nullable(z.int().check(z.gte(leastEnergy), z.lte(mostEnergy))),
  phases: z.array(z.enum(['puppies', 'adults', 'pregnant', 'lactating'])),
  weight_from_grams: Grams,
  weight_to_grams: Grams,
  castrated: Mark,
  weight_control: Mark,
  senior: Mark,
  bag_grams: z.nullable(z.int().check(z.gte(100), z.lte(50_000))),
  active: z.boolean(),
}

const weightsInOrder = must<{ weight_from_grams: number | null; weight_to_grams: number | null }>(
  ({ weight_from_grams, weight_to_grams }) =>
    weight_from_grams === null || weight_to_grams === null || weight_from_grams < weight_to_grams,
  'weights_reversed',
  'weight_to_grams',
)

export const OfficeProduct = z.object({
  ...facts,
  id: Id,
  image: z.nullable(z.string()),
  /** Inactive because it was never published. */
  is_draft: z.boolean(),
  version: Version,
})
export type OfficeProduct = z.infer<typeof OfficeProduct>

const query = listQuery(['title', 'brand', 'rate_thousandths'], {
  q: SearchText,
  pet: z.optional(z.enum(['dog', 'cat'])),
  active: z.optional(z.enum(['yes', 'no'])),
})

export const officeProducts = endpoint({
  method: 'GET',
  path: '/office/products',
  for: { ...readers, machines: true },
  summary: 'The products, also those that left the catalogue',
  query,
  returns: page(OfficeProduct),
})

export const productsFile = endpoint({
  method: 'GET',
  path: '/office/products/file',
  for: { ...readers, machines: true },
  summary: 'The products as a file',
  query,
  returns: CsvFile,
})

export const officeProduct = endpoint({
  method: 'GET',
  path: '/office/products/:id',
  for: { ...readers, machines: true },
  summary: 'One product',
  params,
  returns: OfficeProduct,
  refuses: ['not_found'],
})

export const SentProduct = z.object(facts).check(weightsInOrder)

export const createProduct = endpoint({
  method: 'POST',
  path: '/office/products',
  for: catalogue,
  summary: 'Add a product, as a draft where it is not active; its picture follows',
  idempotent: true,
  body: SentProduct,
  returns: z.object({ id: Id, version: Version }),
  refuses: ['sku_taken', 'ean_taken', 'slug_taken'],
})

export const updateProduct = endpoint({
  method: 'POST',
  path: '/office/products/:id',
  for: catalogue,
  summary: 'Change a product, or take it out of the catalogue; invoices already sent keep their rate',
  params,
  body: z.object({ ...facts, version: Version }).check(weightsInOrder),
  returns: z.object({ version: Version }),
  refuses: ['not_found', 'stale', 'sku_taken', 'ean_taken', 'slug_taken'],
})

export const setProductImage = endpoint({
  method: 'POST',
  path: '/office/products/:id/image',
  for: catalogue,
  summary: 'Give a product its picture',
  params,
  files: ['image'],
  returns: z.object({ version: Version }),
  refuses: [
    'not_found',
    'file_empty',
    'file_many',
    'image_type',
    'image_broken',
    'image_too_many_pixels',
    'image_animated',
  ],
})

export const OfficeDistributor = z.object({
  id: Id,
  title: z.string(),
  /** Of its establishments, without punctuation. */
  cnpjs: z.array(z.string()),
  active: z.boolean(),
  /** Who chose it at sign-up. */
  members: z.int(),
  version: Version,
})
export type OfficeDistributor = z.infer<typeof OfficeDistributor>

/** A field that was left empty sends an empty text; where there is no list at all, the CNPJs stay as they are. */
const Cnpjs = z.optional(
  z
    .array(
      z.string().check(
        z.overwrite(cnpjOf),
        must((cnpj) => cnpj === '' || isCnpj(cnpj), 'cnpj'),
      ),
    )
    .check(z.maxLength(50)),
)

const distributorQuery = listQuery(['title', 'members'], { q: SearchText })

export const officeDistributors = endpoint({
  method: 'GET',
  path: '/office/distributors',
  for: { ...readers, machines: true },
  summary: 'The distributors, also those no longer offered',
  query: distributorQuery,
  returns: page(OfficeDistributor),
})

export const distributorsFile = endpoint({
  method: 'GET',
  path: '/office/distributors/file',
  for: { ...readers, machines: true },
  summary: 'The distributors as a file',
  query: distributorQuery,
  returns: CsvFile,
})

export const SentDistributor = z.object({ title: Text, cnpjs: Cnpjs })

export const createDistributor = endpoint({
  method: 'POST',
  path: '/office/distributors',
  for: catalogue,
  summary: 'Add a distributor',
  idempotent: true,
  body: SentDistributor,
  returns: z.object({ id: Id, version: Version }),
  refuses: ['title_taken', 'cnpj_taken'],
})

export const updateDistributor = endpoint({
  method: 'POST',
  path: '/office/distributors/:id',
  for: catalogue,
  summary: 'Rename a distributor, change its CNPJs, or no longer offer it',
  params,
  body: z.object({ title: Text, cnpjs: Cnpjs, active: z.boolean(), version: Version }),
  returns: z.object({ version: Version }),
  refuses: ['not_found', 'stale', 'title_taken', 'cnpj_taken'],
})
