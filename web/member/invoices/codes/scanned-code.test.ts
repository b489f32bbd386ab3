import { expect, test } from 'vitest'
import { scannedCode } from './scanned-code.ts'

const token = 'jFsOUmmHfA4_CC96msIpWIM0'

test.each([
  ['22222222', { code: '22222222' }],
  ['2222-2222', { code: '22222222' }],
  [`https://petisco.example/receita/${token}`, { token }],
  [`http://localhost:3000/indicacao/${token}?x=1`, { token }],
])('%s is one of ours', (text, found) => {
  expect(scannedCode(text)).toEqual(found)
})

test.each([
  '22222223',
  '',
  'WIFI:S:loja;T:WPA;P:segredo;;',
  `https://petisco.example/produto/${token}`,
  `https://petisco.example/receita/${token}/mais`,
  'https://petisco.example/receita/curto',
  'https://www.exemplo.gov.br/nfce/qrcode?p=3526|3|1',
])('%j is none of ours', (text) => {
  expect(scannedCode(text)).toBeUndefined()
})
