import * as z from 'zod/mini'
import { Adviser, ProductPage } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Cep, Done, Instant, Text } from './fields.ts'
import { like } from './like.ts'
import { eraseClientCall, openClientPageCall, shopsNearCall } from './public-pages.ts'
import { ClientToken } from './recommendations.ts'

const attendant = { level: 3, role: 'attendant' } as const

/**
 * What the client sees who opens the link or the QR code, which is noted; no CPF, phone, e-mail or postal code of the
 * client. Once the client was erased only the code is left of it.
 */
export const ClientPage = z.object({
  kind: z.enum(['lead', 'prescription']),
  code: z.string(),
  ends_on: z.iso.date(),
  /** It can still be shown at a shop. */
  is_usable: z.boolean(),
  created_at: Instant,
  daily_dose: z.nullable(z.int()),
  product: ProductPage,
  /** Null once they left or were blocked. */
  by: z.nullable(Adviser),
  /** Null once the client was erased. */
  client: z.nullable(
    z.object({
      /** The first name alone. */
      name: z.string(),
      /** Of a lead. */
      pet_name: z.nullable(z.string()),
      /** Of a prescription. */
      pet_breed: z.nullable(z.string()),
    }),
  ),
})
export type ClientPage = z.infer<typeof ClientPage>

export const openClientPage = endpoint({
  ...openClientPageCall,
  summary: 'What a client’s link leads to',
  params: ClientToken,
  returns: ClientPage,
  refuses: ['not_found'],
})

export const eraseClient = endpoint({
  ...eraseClientCall,
  summary: 'Erase the client, as the client asks; the code stays good',
  params: ClientToken,
  returns: Done,
  refuses: ['not_found'],
})

export const Shop = z.object({
  name: z.string(),
  neighborhood: z.nullable(z.string()),
  city: z.string(),
  state: z.string(),
})
export type Shop = z.infer<typeof Shop>

export const shopsNear = endpoint({
  ...shopsNearCall,
  summary: 'Shops of the programme near the client that agreed to be listed, the nearest first; at most ten',
  params: ClientToken,
  /** Another postal code than the one the professional wrote down. */
  query: z.object({ cep: z.optional(Cep) }),
  returns: z.object({ shops: z.array(Shop) }),
  refuses: ['not_found'],
})

export const ShopListing = z.object({
  name: Text,
  cep: Cep,
  neighborhood: z.nullable(Text),
  city: Text,
  state: like(z.string().check(z.regex(/^[A-Z]{2}$/)), 'SP'),
})
export type ShopListing = z.infer<typeof ShopListing>

export const shopListing = endpoint({
  method: 'GET',
  path: '/shop-listing',
  for: attendant,
  summary: 'How this attendant’s shop is told to clients nearby',
  returns: z.object({ listing: z.nullable(ShopListing) }),
})

export const listShop = endpoint({
  method: 'POST',
  path: '/shop-listing',
  for: attendant,
  summary: 'Agree that the shop is told to clients nearby, or take it back',
  body: z.object({ listing: z.nullable(ShopListing) }),
  returns: Done,
})
