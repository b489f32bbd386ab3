import type { ptBr } from './pt-br.ts'

export const en: typeof ptBr = {
  prescriptionList: {
    title: 'Prescriptions',
    search: 'Client or professional',
    client: 'Client',
    createdAt: 'When',
    breed: 'Breed',
    product: 'Product',
    dose: 'Per day',
    grams: (grams: string) => `${grams} g`,
    professional: 'Professional',
  },
}
