import type { ptBr } from './pt-br.ts'

export const en: typeof ptBr = {
  leadList: {
    title: 'Leads',
    search: 'Client, e-mail, pet or professional',
    client: 'Client',
    createdAt: 'When',
    phone: 'Mobile',
    email: 'E-mail',
    cep: 'CEP',
    pet: 'Pet',
    product: 'Product',
    dose: 'Per day',
    grams: (grams: string) => `${grams} g`,
    status: 'State',
    statuses: { sent: 'In touch', bought: 'Bought', closed: 'Closed' },
    professional: 'Professional',
  },
}
