import { expect, test } from 'vitest'
import { keyOfInvoice } from '#server/invoices/reading/test-invoice.ts'
import { isSamePaper } from './same-paper.ts'

const today = '2026-06-15'
const key = keyOfInvoice({ number: '1' })
const other = keyOfInvoice({ number: '2' })
const first = 'RACAO 15KG 149,90 SACHE 12,50 TOTAL 162,40 20/05/2026 10:15 CAIXA 0021'
const second = 'RACAO 10KG 189,90 SACHE 10,00 TOTAL 199,90 21/05/2026 11:40 CAIXA 0021'

test.for([
  [
    'two keys that check are two papers',
    { accessKey: key, text: first },
    { accessKey: other, text: first },
    false,
  ],
  ['one key is one paper', { accessKey: key, text: first }, { accessKey: key, text: second }, true],
  [
    'a key that does not check says nothing',
    { accessKey: `${key.slice(0, 43)}x`, text: first },
    { accessKey: other, text: first },
    true,
  ],
  ['other figures are another paper', { text: first }, { accessKey: key, text: second }, false],
  ['the same figures are the same paper', { text: first }, { text: `${first} misread 9,99` }, true],
  ['without words the picture counts', { text: '' }, { text: second }, true],
] as const)('%s', ([, mine, twin, isSame]) => {
  expect(isSamePaper(mine, twin, today)).toBe(isSame)
})
