import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fiscalKeyDigit, formatFiscalKey } from '#domain/fiscal-key.ts'
import type { PaperLine } from './paper.ts'
import { readPaper } from './read-paper.ts'

const today = '2026-06-15'

function keyOf(issuer: string): string {
  const first43 = `352605${issuer}65001000007638112345678`
  return first43 + fiscalKeyDigit(first43)
}
const key = keyOf('11222333000181')

/** Each letter is a hundredth of the width. */
function paper(text: string): PaperLine[] {
  return text.split('\n').map((line, row) => ({
    page: 0,
    words: [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      from: index / 100,
      to: (index + word.length) / 100,
      box: [index / 100, row / 50, word.length / 100, 0.015],
      likelihood: 1,
    })),
  }))
}

function read(text: string) {
  const { rows, totalCents, ...facts } = readPaper(paper(text), today)
  return {
    key: facts.key?.value,
    number: facts.number?.value,
    day: facts.issuedOn?.value,
    cnpj: facts.cnpj?.value,
    total: totalCents && [totalCents.value, totalCents.isSure],
    rows: rows.map((row) => [row.name, row.quantity, row.valueCents, row.discountCents, row.isSure]),
  }
}

const receipt = `PET SHOP FICTICIO LTDA
CNPJ 11.222.333/0001-81
CODIGO DESCRICAO QTD UN VL UNIT VL TOTAL
001 7890000000017 RACAO QUINTAL ADULTO 15KG
2 UN X 149,90 299,80
DESCONTO -9,80
002 4412 AREIA GATOS 4KG 1,000 PCT X 18,55 18,55
003 RACAO GRANEL KG 0,350KGx12,90 4,52
QTD. TOTAL DE ITENS 3
VALOR TOTAL R$ 322,87
DESCONTOS R$ 9,80
VALOR A PAGAR R$ 313,07
DINHEIRO 400,00
TROCO 86,93
NFC-e nº 000.007.638 Série 001 Emissão 20/05/2026 10:15:00
Consulte pela chave de acesso em
${formatFiscalKey(key)}`

test('a receipt of one and two lines a row, with a discount, its payment and its change told apart', () => {
  expect(read(receipt)).toEqual({
    key,
    number: '7638',
    day: '2026-05-20',
    cnpj: '11222333000181',
    total: [31_307, true],
    rows: [
      ['RACAO QUINTAL ADULTO 15KG', 2, 29_980, 980, true],
      ['AREIA GATOS 4KG', 1, 1855, 0, true],
      ['RACAO GRANEL KG', 0.35, 452, 0, true],
    ],
  })
})

test('each row tells its codes, its unit and where it stands', () => {
  const [first, second] = readPaper(paper(receipt), today).rows
  expect(first).toMatchObject({ ean: '7890000000017', unit: 'UN', unitPrice: '149.90' })
  expect(second).toMatchObject({ code: '4412', unit: 'PCT', unitPrice: '18.55' })
  expect(first?.place.box[1]).toBeCloseTo(3 / 50)
  expect(first?.valuePlace.box[0]).toBeCloseTo(0.14)
})

test('commas that were not read, and signs that touch, are no obstacle to what adds up', () => {
  const misread = receipt
    .replace('2 UN X 149,90 299,80', '2UNXR$14990 29980')
    .replace('1,000 PCT X', '1000PCTX')
  expect(read(misread).rows).toEqual(read(receipt).rows)
  expect(read(misread).total).toEqual([31_307, true])
  const apart = receipt.replace('2 UN X 149,90 299,80', '2UN X.149,90 299,80')
  expect(read(apart).rows).toEqual(read(receipt).rows)
})

test('a figure that does not add up is told with its value only, and makes the rest unsure', () => {
  const { rows, total } = read(receipt.replace('299,80', '289,80'))
  expect(total).toEqual([31_307, false])
  expect(rows[0]).toEqual(['RACAO QUINTAL ADULTO 15KG', undefined, 28_980, 980, false])
  expect(rows[1]?.[4]).toBe(false)
})

test('a second total that nothing confirms is not believed', () => {
  const lying = receipt.replace('DINHEIRO', 'TOTAL R$ 999,99\nDINHEIRO')
  expect(read(lying).total).toEqual([31_307, true])
  const { totalCents, otherTotals } = readPaper(
    paper('PADARIA\nTOTAL R$ 10,00\nTOTAL R$ 99,00\nNUMERO 000123'),
    today,
  )
  expect(totalCents?.isSure).toBe(false)
  expect(otherTotals).toEqual([9900])
})

test('a second total is told, the one before discounts is none', () => {
  expect(readPaper(paper(receipt), today).otherTotals).toEqual([])
  const lying = receipt.replace('DINHEIRO', 'TOTAL R$ 999,99\nDINHEIRO')
  expect(readPaper(paper(lying), today).otherTotals).toEqual([99_999])
})

test('what is sold may be named in letters of any script', () => {
  const { rows, total } = read(receipt.replace('RACAO QUINTAL ADULTO 15KG', 'طعام القطط \u202e15KG'))
  expect(total).toEqual([31_307, true])
  expect(rows[0]).toEqual(['طعام القطط 15KG', 2, 29_980, 980, true])
})

test('of several CNPJ the issuer’s is the one in the key, and never the recipient’s', () => {
  const heading = 'CNPJ 33.000.167/0001-01\nCNPJ 11.222.333/0001-81\n'
  expect(read(heading).cnpj).toBe('33000167000101')
  expect(read(`${heading}${formatFiscalKey(key)}`).cnpj).toBe('11222333000181')
  expect(read(`DESTINATARIO / REMETENTE\nNOME CNPJ\nPET SHOP 33.000.167/0001-01`).cnpj).toBeUndefined()
})

const danfe = `RECEBEMOS DE DISTRIBUIDORA QUINTAL LTDA OS PRODUTOS CONSTANTES DA NOTA FISCAL   Nº 000.007.638
DATA DA EMISSÃO                   DATA DA SAÍDA
20/05/2026                        21/05/2026
VALOR DO FRETE      DESCONTO      OUTRAS DESPESAS      VALOR TOTAL DOS PRODUTOS      VALOR TOTAL DA NOTA
        10,00          5,00                 0,00                         462,45                  467,45
CODIGO  DESCRICAO DO PRODUTO          NCM/SH    CST   CFOP  UN   QTD     V.UNIT     V.DESC   V.TOTAL   V.ICMS
0117    RACAO QUINTAL ADULTO 15KG     23091000  0102  5102  UN   3,0000  149,9000     5,00    449,70    53,96
        SABOR FRANGO
0118    AREIA 4KG                     23091000  0102  5102  CX   1,0000   12,7500     0,00     12,75     1,53`

test('a DANFE, whose boxes have their names above and whose descriptions go on below', () => {
  expect(read(danfe)).toMatchObject({
    number: '7638',
    day: '2026-05-20',
    total: [46_745, true],
    rows: [
      ['RACAO QUINTAL ADULTO 15KG SABOR FRANGO', 3, 44_970, 500, true],
      ['AREIA 4KG', 1, 1275, 0, true],
    ],
  })
  expect(readPaper(paper(danfe), today).rows[0]).toMatchObject({ code: '0117', cfop: '5102', unit: 'UN' })
})

test('a row of a table whose name was not read still counts, and takes nobody else’s', () => {
  const nameless = danfe.replace('AREIA 4KG', '         ')
  expect(read(nameless)).toMatchObject({ total: [46_745, true] })
  expect(read(nameless).rows[1]).toEqual(['', 1, 1275, 0, true])
})

test('letters that look like digits are no obstacle to a key, and letters that belong to one stay', () => {
  const misread = formatFiscalKey(key).replaceAll('0', 'O').replaceAll('1', 'l').replace('5', 'S')
  expect(read(`Chave de acesso: ${misread}`).key).toBe(key)
  const lettered = keyOf('12ABC34501DE35')
  expect(read(`CHAVE ${formatFiscalKey(lettered)}\nPROTOCOLO 135`).key).toBe(lettered)
})

test.for(['', 'Cardápio do dia 12', `${key.slice(0, 43)}9`, '99/99/2026', '\u202eTOTAL \u0007'])(
  '%j says nothing',
  (text) => {
    expect(read(text)).toMatchObject({ key: undefined, day: undefined, total: undefined, rows: [] })
  },
)

test('a day to come is not the day of issue', () => {
  expect(read('Emissão 20/05/2026 vencimento 20/07/2026').day).toBe('2026-05-20')
  expect(read('vencimento 20/07/2026').day).toBeUndefined()
})

test('whatever is bought, the rows and the total are read, and one wrong digit never makes a sure row wrong', () => {
  const row = fc.record({
    quantity: fc.integer({ min: 1, max: 60 }),
    cents: fc.integer({ min: 100, max: 99_999 }),
  })
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      (bought, which, digit) => {
        const values = bought.map(({ quantity, cents }) => quantity * cents)
        const text = receiptOf(bought, values)
        expect(read(text)).toMatchObject({
          total: [values.reduce((sum, value) => sum + value, 0), true],
          rows: bought.map(({ quantity }, at) => ['RACAO BOA', quantity, values[at], 0, true]),
        })
        const at = [...text.matchAll(/\d(?=[\d.]*,\d\d|,)/g)].map(({ index }) => index)
        const place = at[which % at.length] ?? 0
        const wrong =
          text.slice(0, place) + ((Number(text[place]) + 1 + (digit % 9)) % 10) + text.slice(place + 1)
        for (const [, quantity, value, , isSure] of read(wrong).rows)
          if (isSure)
            expect(bought.map((one, index) => [one.quantity, values[index]])).toContainEqual([
              quantity,
              value,
            ])
      },
    ),
    { numRuns: 300 },
  )
})

function receiptOf(
  bought: readonly { quantity: number; cents: number }[],
  values: readonly number[],
): string {
  const lines = bought.map(
    ({ quantity, cents }, at) =>
      `${String(at + 1).padStart(3, '0')} RACAO BOA ${quantity} UN X ${reais(cents)} ${reais(values[at] ?? 0)}`,
  )
  const total = values.reduce((sum, value) => sum + value, 0)
  return ['LOJA BOA LTDA', ...lines, `VALOR TOTAL R$ ${reais(total)}`, `PIX ${reais(total)}`].join('\n')
}

function reais(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${whole},${String(cents % 100).padStart(2, '0')}`
}

test('signs that were misread do not keep a row from adding up', () => {
  const { rows, total } = read(`CODIGO DESCRICAO QTD UN VL UNIT VL TOTAL
001 187562 SABONETE NEUTRO C/30 2, 000 SC X 89, 49 178, 98
002 683697 RACAO CAES AD 15 KG 12,000 UND X 135,59 1,627,08
003 7890068774424 PATE CAES 12X85G
10PCR$5999 59990
004 470700 TAPETE HIGIENICO 80G
1_UNX.2055 2055
VALOR TOTAL R$ 2.426,51`)
  expect(rows.map(([, ...figures]) => figures)).toEqual([
    [2, 17898, 0, true],
    [12, 162708, 0, true],
    [10, 59990, 0, true],
    [1, 2055, 0, true],
  ])
  expect(total).toEqual([242651, true])
})

test('a quantity of which the comma was not read may have four decimals', () => {
  const { rows } = read(`COD   DESCRICAO DO PRODUTO NCM/SH   CST CFOP UN QTD    V.UNIT  V.DESC V.TOTAL
33067 RACAO GRANEL GATO KG  23091000 000 5102 KG 43580  27,2974 0,00   118,96`)
  expect(rows.map(([, ...figures]) => figures)).toEqual([[4.358, 11896, 0, false]])
})

test('a column is found by its name although the names around it touch', () => {
  const { rows } = read(`COD  DESCRICAO DO PRODUTO NCM/SH   CSTCFOP  UN QTD    V.UNITV.DESC V.TOTAL
3488 ALPISTE GRANEL KG    23091000 000 5102 KG 1,0650 17,5904  1,87  18,73`)
  expect(rows.map(([, ...figures]) => figures)).toEqual([[1.065, 1873, 187, false]])
})

test('of two ways to put lost commas back, amounts with cents count', () => {
  const { rows } = read(`001 9715 RACAO GATOS AD 10,1KG 600 UN X 131,18 78708
VALOR TOTAL R$ 787,08`)
  expect(rows.map(([, ...figures]) => figures)).toEqual([[6, 78708, 0, true]])
})

test('a discount of the whole confirms the total, and leaves open which rows had one', () => {
  const { rows, total } = read(`001 9715 RACAO GATOS 10KG 2 UN X 50,00 100,00
002 9716 AREIA GATOS 4KG 1 UN X 20,00 20,00
SUBTOTAL 120,00
DESCONTO -16,00
VALOR A PAGAR R$ 104,00`)
  expect(total).toEqual([10400, true])
  expect(rows.map(([, , , , isSure]) => isSure)).toEqual([false, false])
})
