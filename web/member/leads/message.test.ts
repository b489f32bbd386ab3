import { expect, test } from 'vitest'
import { en } from '#web/i18n/leads/en.ts'
import { es } from '#web/i18n/leads/es.ts'
import { ptBr } from '#web/i18n/leads/pt-br.ts'
import { formatIn } from '#web/platform/format.ts'
import { messageOf } from './message.ts'

const setting = {
  words: ptBr,
  number: formatIn('pt-BR').number,
  origin: 'https://petisco.example',
  adviserCode: 'a1b2c3d4e5',
}
const product = { brand: 'Quintal', title: 'Quintal Adulto 15 kg', slug: 'quintal-adulto-15-kg', grams: 1250 }
const kept = { code: 'ABCDEFG2', token: 'um-link-que-ninguem-adivinha' }
const paulo = { name: ' Paulo Lima ', petName: 'Mel', kept }
const link = 'https://petisco.example/indicacao/um-link-que-ninguem-adivinha'

test('the message names client, pet, product, portion and code, and leads to the client’s page', () => {
  expect(messageOf(setting, product, paulo)).toBe(
    `Oi, Paulo! A porção de Mel é de 1.250 g por dia de Quintal Adulto 15 kg. Mostre o código ABCD-EFG2 na loja. Veja como servir: ${link}`,
  )
})

test('to a number alone it says nothing of anybody', () => {
  expect(messageOf(setting, product)).toBe(
    'Oi! A porção recomendada é de 1.250 g por dia de Quintal Adulto 15 kg. Veja como servir: https://petisco.example/produto/quintal-adulto-15-kg?g=1250&por=a1b2c3d4e5',
  )
})

test('when the bag must be running out, it asks for the next one', () => {
  expect(messageOf(setting, product, { ...paulo, needsRefill: true })).toBe(
    `Oi, Paulo! A ração de Mel deve estar acabando. Quer mais um pacote de Quintal Adulto 15 kg? Mostre o código ABCD-EFG2 na loja. Veja aqui: ${link}`,
  )
})

test('before anything is typed the preview is a whole sentence', () => {
  expect(messageOf(setting, product, { name: '', petName: '' })).toBe(
    'Oi, cliente! A porção do seu pet é de 1.250 g por dia de Quintal Adulto 15 kg. Mostre o código [código do cliente] na loja. Veja como servir: [link do cliente]',
  )
})

test.each([
  ['es', es],
  ['en', en],
])('it holds the same in %s', (_, words) => {
  const message = messageOf({ ...setting, words }, product, paulo)
  for (const part of ['Paulo', 'Mel', '1.250 g', 'Quintal Adulto 15 kg', 'ABCD-EFG2', link])
    expect(message).toContain(part)
  const refill = messageOf({ ...setting, words }, product, { ...paulo, needsRefill: true })
  for (const part of ['Paulo', 'Mel', 'Quintal Adulto 15 kg', 'ABCD-EFG2', link])
    expect(refill).toContain(part)
})
