import { expect, test } from 'vitest'
import { formatFiscalKey } from '#domain/fiscal-key.ts'
import { factsInText } from './facts-in-text.ts'
import { keyOfInvoice } from './test-invoice.ts'

const today = '2026-06-15'
const key = keyOfInvoice({ model: '65' })

test('the words of a receipt', () => {
  const text = `PET SHOP FICTICIO LTDA CNPJ 11.222.333/0001-81
    QTD. TOTAL DE ITENS 2
    VALOR TOTAL R$ 1.149,90
    FORMA DE PAGAMENTO Cartão 1.149,90
    NFC-e nº 000.007.638 Série 001 20/05/2026 10:15:00
    Consulte pela chave de acesso em www.exemplo.gov.br
    ${formatFiscalKey(key)}`
  expect(factsInText(text, today)).toEqual({
    key,
    number: '7638',
    totalCents: 114990,
    issuedOn: '2026-05-20',
  })
})

test('the words of a DANFE, whose boxes have their names above', () => {
  const text = `DANFE Nº 000.007.638 SÉRIE 1 DATA DA EMISSÃO\n20/05/2026 DATA DA SAÍDA 21/05/2026
    VALOR TOTAL DOS PRODUTOS\n160,00 VALOR TOTAL DA NOTA\n149,90`
  expect(factsInText(text, today)).toEqual({ number: '7638', totalCents: 14990, issuedOn: '2026-05-20' })
})

test('letters that look like digits are no obstacle to a key', () => {
  const misread = formatFiscalKey(key).replaceAll('0', 'O').replaceAll('1', 'l').replace('5', 'S')
  expect(factsInText(`Chave de acesso: ${misread}`, today).key).toBe(key)
})

test('letters that belong to a key stay', () => {
  const lettered = keyOfInvoice({ issuer: '12ABC34501DE35' })
  expect(factsInText(`CHAVE ${formatFiscalKey(lettered)} PROTOCOLO 135`, today).key).toBe(lettered)
})

test.for(['', 'Cardápio do dia 12', `${key.slice(0, 43)}9`, '99/99/2026', 'Nº 12.345.678/0001-90'])(
  '%j says nothing',
  (text) => {
    expect(factsInText(text, today)).toEqual({})
  },
)

test('a day to come is not the day of issue', () => {
  expect(factsInText('Emissão 20/05/2026 vencimento 20/07/2026', today).issuedOn).toBe('2026-05-20')
  expect(factsInText('vencimento 20/07/2026', today)).toEqual({})
})
