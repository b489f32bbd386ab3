import type { KeptAddress } from '#contract/redemptions.ts'

type Place = Omit<KeptAddress, 'complement' | 'country'> & { complement?: string | null | undefined }

export function addressLines({ address, number, complement, neighborhood, city, state, cep }: Place) {
  return [
    [address, number, complement].filter(Boolean).join(', '),
    [neighborhood, city, state].filter(Boolean).join(', '),
    cep.replace(/^(\d{5})(\d{3})$/, '$1-$2'),
  ]
}
