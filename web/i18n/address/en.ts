import type { AddressWords } from './pt-br.ts'

export const en: AddressWords = {
  address: {
    cep: 'Postal code (CEP)',
    looking: 'Looking up the address...',
    found: 'Address found. Check the number.',
    missed: 'Postal code not found!',
    failed: 'The address could not be looked up. Please try again.',
    typeIt: 'You can also type the address.',
    street: 'Street',
    number: 'Number',
    complement: 'Unit',
    neighborhood: 'Neighbourhood',
    city: 'City',
    state: 'State',
    country: 'Country',
    optional: '(optional)',
  },
}
