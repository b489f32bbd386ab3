import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, Option } from './fields.ts'
import { like } from './like.ts'

const catalogue = { staff: ['catalogue', 'admin'] } as const
const readers = { staff: ['catalogue', 'analyst', 'admin'] } as const
const params = z.object({ id: Id })

/** The first eight signs of a CNPJ: all establishments of a company have one list of products. */
const Root = like(z.string().check(z.regex(/^[0-9A-Z]{8}$/)), '19131243')
const Code = z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(200))

export const DistributorCodes = z.object({
  /** The companies of the distributor, by the roots of its CNPJs. */
  roots: z.array(z.string()),
  codes: z.array(z.object({ root: z.string(), code: z.string(), product: z.string() })),
  /** What a code can stand for, also products that left the catalogue. */
  products: z.array(Option),
})

export const distributorCodes = endpoint({
  method: 'GET',
  path: '/office/distributors/:id/codes',
  for: { ...readers, machines: true },
  summary: 'The codes by which a distributor calls our products, entered or confirmed on its documents',
  params,
  returns: DistributorCodes,
  refuses: ['not_found'],
})

export const SentDistributorCode = z.object({ root: Root, code: Code, product_id: Id })

export const setDistributorCode = endpoint({
  method: 'POST',
  path: '/office/distributors/:id/codes',
  for: catalogue,
  summary: 'Which product a code of a distributor stands for; the last word counts',
  params,
  body: SentDistributorCode,
  returns: Done,
  refuses: ['not_found', 'product_unknown'],
})

export const forgetDistributorCode = endpoint({
  method: 'POST',
  path: '/office/distributors/:id/codes/forget',
  for: catalogue,
  summary: 'A code of a distributor stands for nothing any more; wordings that were confirmed stay',
  params,
  body: z.object({ root: Root, code: Code }),
  returns: Done,
  refuses: ['not_found'],
})
