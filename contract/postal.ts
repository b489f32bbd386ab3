import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { shaped } from './faults.ts'
import { like } from './like.ts'

/** The public postal-code service's own shape: `erro` is there, whatever its value, when the code does not exist. */
export const PostalAnswer = z.union([
  z.object({
    logradouro: z.string(),
    bairro: z.string(),
    localidade: z.string(),
    uf: z.string(),
    estado: z.string(),
  }),
  z.object({ erro: z.literal(true) }),
])
export type PostalAnswer = z.infer<typeof PostalAnswer>

export const lookUpPostalCode = endpoint({
  method: 'GET',
  path: '/cep/:cep',
  for: 'anyone',
  summary: 'The address of a postal code',
  params: z.object({ cep: like(z.string().check(...shaped(/^\d{8}$/, 'cep')), '01310100') }),
  returns: PostalAnswer,
  refuses: ['too_many_attempts', 'postal_unavailable'],
})
