import type { AddressWords } from './pt-br.ts'

export const es: AddressWords = {
  address: {
    cep: 'CEP',
    looking: 'Buscando la dirección...',
    found: 'Dirección encontrada. Revisa el número.',
    missed: '¡CEP no encontrado!',
    failed: 'Error al buscar la dirección. Inténtalo de nuevo.',
    typeIt: 'También puedes escribir la dirección.',
    street: 'Calle',
    number: 'Número',
    complement: 'Complemento',
    neighborhood: 'Barrio',
    city: 'Ciudad',
    state: 'Estado',
    country: 'País',
    optional: '(opcional)',
  },
}
