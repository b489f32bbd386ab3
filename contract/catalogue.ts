import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Link, Option } from './fields.ts'

export const Product = z.object({
  id: Id,
  title: z.string(),
  pet: z.enum(['dog', 'cat']),
  /** For whom it is, in the language of the call. */
  detail: z.string(),
  sku: z.string(),
  /** The bar code on the bag. */
  ean: z.nullable(z.string()),
  /** Coins per real, in thousandths. */
  rate_thousandths: z.int(),
  image: Link,
})
export type Product = z.infer<typeof Product>

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  for: 'member',
  summary: 'The products that earn coins',
  revalidates: true,
  returns: z.array(Product),
})

export const listDistributors = endpoint({
  method: 'GET',
  // Spelled as the published interface spells it.
  path: '/distribuitors',
  for: 'anyone',
  summary: 'The distributors to choose from at sign-up',
  returns: z.array(Option),
})
