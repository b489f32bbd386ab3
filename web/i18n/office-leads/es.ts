import type { ptBr } from './pt-br.ts'

export const es: typeof ptBr = {
  leadList: {
    title: 'Leads',
    search: 'Cliente, correo, mascota o profesional',
    client: 'Cliente',
    createdAt: 'Cuándo',
    phone: 'Celular',
    email: 'Correo',
    cep: 'CEP',
    pet: 'Mascota',
    product: 'Producto',
    dose: 'Por día',
    grams: (grams: string) => `${grams} g`,
    status: 'Estado',
    statuses: { sent: 'En contacto', bought: 'Compró', closed: 'Cerrado' },
    professional: 'Profesional',
  },
}
