import { expect, test } from 'vitest'
import { matchProduct } from './match-product.ts'

const products = [
  { id: 'a', title: 'Quintal Adulto', sku: 'QA-1', ean: null },
  { id: 'b', title: 'Quintal Adulto 15 kg', sku: 'QA-15', ean: '7891000000014' },
  { id: 'c', title: 'Serena Gatos 3 kg', sku: 'SG-3', ean: '7891000000021' },
]

const nothing = { cfop: '5102', quantity: '1', unitValue: '1', valueCents: 100, discountCents: 0 }

test.for([
  ['the bar code, with fourteen digits', { ean: '07891000000021', code: 'QA-1', name: '' }, 'c'],
  ['our code, whatever its case', { code: 'qa-15', name: 'Serena Gatos 3 kg' }, 'b'],
  ['its name, without accents and in capitals', { code: '9', name: 'RACAO QUINTAL ADULTO 15 KG' }, 'b'],
  ['a shorter name', { code: '9', name: 'QUINTAL ADULTO 3 KG' }, 'a'],
  ['nothing of ours', { code: '9', name: 'COLEIRA' }, undefined],
  ['nothing at all', { code: '', name: '' }, undefined],
] as const)('a row is known by %s', ([, row, id]) => {
  expect(matchProduct({ ...nothing, ...row }, products)?.id).toBe(id)
})
