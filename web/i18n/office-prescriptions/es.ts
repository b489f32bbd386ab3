import type { ptBr } from './pt-br.ts'

export const es: typeof ptBr = {
  prescriptionList: {
    title: 'Prescripciones',
    search: 'Cliente o profesional',
    client: 'Cliente',
    createdAt: 'Cuándo',
    breed: 'Raza',
    product: 'Producto',
    dose: 'Por día',
    grams: (grams: string) => `${grams} g`,
    professional: 'Profesional',
  },
}
