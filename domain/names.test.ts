import { expect, test } from 'vitest'
import { firstName, shortName, withoutTitle } from './names.ts'

test.each([
  ['Dra. Helena Prado', 'Helena'],
  ['dr.Paulo Lima', 'Paulo'],
  ['  Prof. Dr.  Caio Reis ', 'Caio'],
  ['Méd. Vet. Ana Souza', 'Ana'],
  ['Doutora Lia', 'Lia'],
  ['Sra Marta Dias', 'Marta'],
  ['Helena Prado', 'Helena'],
])('%s is greeted as %s', (name, greeted) => {
  expect(firstName(name)).toBe(greeted)
})

test('a name that only begins like a title is a name, and a title alone is all there is', () => {
  for (const name of ['Drauzio Lima', 'Profeta Dias', 'Medeia Reis', 'Vetúria Sá', 'Sramana Rao'])
    expect(withoutTitle(name)).toBe(name)
  expect([firstName('Dra.'), firstName('Dr'), firstName(' ')]).toEqual(['Dra.', 'Dr', ''])
})

test('a short name is the first with the last one’s initial', () => {
  expect(shortName('Dra. Ana Maria da Silva')).toBe('Ana S.')
  expect(shortName('Dr. Zé')).toBe('Zé')
})
