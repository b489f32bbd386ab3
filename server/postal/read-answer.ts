import * as z from 'zod/mini'
import type { PostalAnswer } from '#contract/postal.ts'
import { stateName } from './states.ts'

const text = z._default(z.nullish(z.string()), '')

/** ViaCEP and OpenCEP: the same names; `erro` is there, as text or boolean, when the code does not exist. */
const ViaCep = z.object({ logradouro: text, bairro: text, localidade: z.string(), uf: z.string() })
const Miss = z.object({ erro: z.unknown() })
/** BrasilAPI. */
const BrasilApi = z.object({ street: text, neighborhood: text, city: z.string(), state: z.string() })

/** Any of the public services' answers in ViaCEP's shape. Small towns have one code: street and district are empty. */
export function readAnswer(json: unknown): PostalAnswer {
  if (typeof json === 'object' && json !== null && 'erro' in json && Miss.safeParse(json).success)
    return { erro: true }
  const via = ViaCep.safeParse(json)
  if (via.success) {
    const { logradouro, bairro, localidade, uf } = via.data
    return { logradouro: logradouro ?? '', bairro: bairro ?? '', localidade, uf, estado: stateName(uf) }
  }
  const { street, neighborhood, city, state } = BrasilApi.parse(json)
  return {
    logradouro: street ?? '',
    bairro: neighborhood ?? '',
    localidade: city,
    uf: state,
    estado: stateName(state),
  }
}
