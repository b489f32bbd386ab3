import { formatFiscalKey } from '#domain/fiscal-key.ts'
import { qrSvg, qrText } from './codes.ts'
import { cnpjOnPaper, dayOnPaper, decimals, htmlOf, money } from './figures-on-paper.ts'
import { type Font, fontFaces } from './fonts.ts'
import { companyOf } from './goods.ts'
import { type PaperRow, type PaperTruth, withoutAccents } from './paper.ts'
import { type Random, randomOf } from './random.ts'

export type ReceiptStyle = {
  readonly widthMm: 80 | 58
  readonly font: Font
  readonly linesPerRow: 1 | 2
  readonly hasAccents: boolean
  /** Something lies on the code. */
  readonly isCodeCovered?: boolean
  /** Lines that would mislead a careless reader. */
  readonly misleading?: boolean
}

/** Columns as thermal printers have them: of their large letters, or of the small ones. */
export function columnsOf({ widthMm, linesPerRow }: Pick<ReceiptStyle, 'widthMm' | 'linesPerRow'>): number {
  if (widthMm === 58) return 42
  return linesPerRow === 1 ? 64 : 48
}

export function longestNameOn(style: Pick<ReceiptStyle, 'widthMm' | 'linesPerRow'>): number {
  if (style.linesPerRow === 1) return columnsOf(style) - 40
  return columnsOf(style) - 18
}

/** The whole receipt as a page, and what it says in a browser that draws it. */
export async function receiptHtml(truth: PaperTruth, style: ReceiptStyle, seed: number): Promise<string> {
  const random = randomOf(seed + 7919)
  const columns = columnsOf(style)
  const printMm = style.widthMm - 8
  const letterMm = printMm / columns
  const { letterWidth, isUneven = false } = style.font
  const sizeMm = letterMm / letterWidth
  const spelled = (text: string) => (style.hasAccents ? text : withoutAccents(text))
  const lines = linesOf(truth, style, random).map((line) => lineHtml(spelled(line), columns, isUneven))
  const qrMm = style.widthMm === 80 ? 34 : 28
  const qr = qrHtml(qrSvg(qrText(truth, random), qrMm), style.isCodeCovered)
  const heightMm = Math.max(letterMm * 2.15, sizeMm * (letterWidth < 0.45 && !isUneven ? 0.86 : 1.08))
  return `<!doctype html><meta charset="utf-8"><style>
    ${await fontFaces(style.font)}
    @page { margin: 0 }
    html, body { margin: 0; background: #fff }
    body { width: ${style.widthMm}mm; padding: 5mm ${(style.widthMm - printMm) / 2}mm 9mm; box-sizing: border-box;
      font: ${sizeMm}mm/${heightMm}mm '${style.font.name}'; color: #151515; text-rendering: geometricPrecision; -webkit-text-stroke: ${random.between(0, 0.012)}em }
    .line { white-space: pre; position: relative; height: ${heightMm}mm }
    .line span { position: absolute; white-space: pre }
    .line.middle { text-align: center; white-space: pre-wrap; height: auto }
    .strong { font-weight: 700; -webkit-text-stroke: 0.025em }
    .large { font-size: 130%; line-height: 1.2; height: auto }
    .qr { text-align: center; margin: 2.5mm 0; position: relative; line-height: 0 }
    .lid { position: absolute; left: 50%; top: 50%; width: ${qrMm + 3}mm; height: ${qrMm + 3}mm; transform: translate(-50%, -48%); border-radius: 50%; z-index: 1;
      background: radial-gradient(circle at 42% 38%, #55504c, #3a3633 55%, #1d1b1a 63%, #6b645e 66%, #2b2826 70%); box-shadow: 1.5mm 2mm 4mm #0008 }
    /* Letters with an outline would be printed as drawings, without their text. */
    @media print { body, .strong { -webkit-text-stroke: 0 } }
    .hidden { color: #fff; font-size: 60% }
  </style><body>${lines.join('\n').replace('<div class="line">@qr</div>', qr)}</body>`
}

function qrHtml(svg: string, isCovered: boolean | undefined): string {
  return `<div class="qr">${svg}${isCovered ? '<div class="lid"></div>' : ''}</div>`
}

/** Marks at the beginning of a line: `^` in the middle, `*` strong, `+` large. */
function linesOf(truth: PaperTruth, style: ReceiptStyle, random: Random): string[] {
  const columns = columnsOf(style)
  const isGrouped = random.chance(0.6)
  const rule = random.pick(['-', '-', '=', ' ']).repeat(columns)
  return [
    ...headLines(truth, random),
    rule,
    ...headingLines(truth, style, random),
    rule,
    ...rowLines(truth, style, { random, columns, isGrouped }),
    rule,
    ...totalLines(truth, style, { random, columns, isGrouped }),
    rule,
    ...(truth.kind === 'sat' ? satEnd(truth) : consumerEnd(truth, style, random)),
  ]
}

function headLines({ kind, issuer, number }: PaperTruth, random: Random): string[] {
  const { address, phone } = companyOf(random)
  const id = cnpjOnPaper(issuer.id)
  const ie = random.digits(12).replace(/(...)(?=.)/g, '$1.')
  const name = `^${random.pick(['*', '*+', ''])}${issuer.name}`
  const title =
    kind === 'sat'
      ? [`^*Extrato No. ${number.padStart(6, '0')}`, '^*CUPOM FISCAL ELETRÔNICO - SAT']
      : [
          random.pick(['^DANFE NFC-e - Documento Auxiliar', '^Documento Auxiliar da Nota Fiscal']),
          '^de Consumidor Eletrônica',
        ]
  return [
    name,
    `^${random.pick([`CNPJ: ${id}  IE: ${ie}`, `CNPJ ${id}`, `CNPJ: ${id}`])}`,
    `^${address}`,
    ...(random.chance(0.6) ? [`^SÃO ROQUE DO VALE - SP  Fone: ${phone}`] : ['^SÃO ROQUE DO VALE/SP']),
    '',
    ...title,
    ...(kind === 'nfce' && random.chance(0.3)
      ? ['^NFC-e não permite aproveitamento de crédito de ICMS']
      : []),
  ]
}

function headingLines({ kind }: PaperTruth, style: ReceiptStyle, random: Random): string[] {
  const columns = columnsOf(style)
  if (kind === 'sat')
    return [
      columns < 48
        ? '#|COD|DESC|QTD|UN|VL UN R$|VL ITEM R$'
        : '#|COD|DESC|QTD|UN|VL UN R$|(VLTR R$)*|VL ITEM R$',
    ]
  if (style.linesPerRow === 1) {
    return [spread('ITEM CÓDIGO DESCRIÇÃO', 'QTD UN    VL UNIT  VL TOTAL', columns)]
  }
  return random.pick([
    ['CÓDIGO        DESCRIÇÃO', spread('QTD UN  VL UNIT', 'VL TOTAL', columns)],
    ['ITEM CÓDIGO     DESCRIÇÃO', spread('     QTD. UN.  VL. UNIT. R$', 'VL. TOTAL R$', columns)],
    [spread('Código Descrição Qtde UN', 'Vl Unit Vl Total', columns)],
  ])
}

type Layout = { random: Random; columns: number; isGrouped: boolean }

function rowLines(truth: PaperTruth, style: ReceiptStyle, { random, columns, isGrouped }: Layout): string[] {
  const places = random.pick([0, 0, 3, 2])
  const times = random.pick([' X ', ' x ', ' X  ', ' x R$ '])
  const isNumbered = style.linesPerRow === 1 || truth.kind === 'sat' || random.chance(0.7)
  const discountAs = random.pick(['desconto item', 'DESCONTO', 'Desconto sobre item', 'DESC. ITEM'])
  const amount = ({ quantity, unit, unitCents }: PaperRow) => {
    const printed = decimals(quantity, Number.isInteger(quantity) ? places : 3, false)
    const between = style.linesPerRow === 1 ? ' X ' : times
    return `${printed} ${unit}${between}${money(unitCents, isGrouped)}`
  }
  return truth.rows.flatMap((row, index) => {
    const item = isNumbered ? `${String(index + 1).padStart(3, '0')} ` : ''
    const name = `${item}${row.ean ?? row.code} ${row.name}`
    const value = money(row.valueCents, isGrouped)
    const discount =
      row.discountCents > 0
        ? [
            spread(
              `${' '.repeat(item.length)}${discountAs}`,
              `-${money(row.discountCents, isGrouped)}`,
              columns,
            ),
          ]
        : []
    if (style.linesPerRow === 1) {
      return [spread(name, `${amount(row).padStart(18)} ${value.padStart(9)}`, columns), ...discount]
    }
    return [name, spread(`${' '.repeat(isNumbered ? 6 : 2)}${amount(row)}`, value, columns), ...discount]
  })
}

function totalLines(
  truth: PaperTruth,
  style: ReceiptStyle,
  { random, columns, isGrouped }: Layout,
): string[] {
  const { rows, totalCents, discountCents } = truth
  const gross = rows.reduce((total, row) => total + row.valueCents, 0)
  const discounts = gross - totalCents
  const rowDiscounts = discounts - discountCents
  const line = (label: string, cents: number, sign = '') =>
    spread(label, `${sign}${money(cents, isGrouped)}`, columns)
  const end = `*${line(random.pick(['VALOR A PAGAR R$', 'Valor a Pagar R$', 'TOTAL R$', 'VALOR TOTAL R$']), totalCents)}`
  const sums =
    discounts > 0
      ? random.pick([
          [
            line('VALOR TOTAL R$', gross),
            line('DESCONTO R$', discounts, random.pick(['', '-'])),
            `*${line('VALOR A PAGAR R$', totalCents)}`,
          ],
          rowDiscounts > 0
            ? [line('Subtotal R$', gross), line('Descontos R$', discounts, '-'), end]
            : [line('SUBTOTAL', gross), line('DESCONTO', discounts, '-'), end],
        ])
      : [end]
  return [
    ...(random.chance(0.85)
      ? [spread(random.pick(['QTD. TOTAL DE ITENS', 'Qtde. total de itens']), String(rows.length), columns)]
      : []),
    ...sums,
    ...(style.misleading
      ? [
          line('TOTAL R$ PROMOÇÃO', totalCents + 10_000),
          `!${line('TOTAL R$', 999_999)}`,
          line('TOTAL R$', Math.round(totalCents / 2)),
        ]
      : []),
    ...paymentLines(totalCents, line, random, columns),
  ]
}

function paymentLines(
  totalCents: number,
  line: (label: string, cents: number) => string,
  random: Random,
  columns: number,
): string[] {
  const heading = spread('FORMA DE PAGAMENTO', random.pick(['VALOR PAGO R$', 'Valor Pago']), columns)
  const given = Math.ceil((totalCents + 1) / 5000) * 5000
  return [
    heading,
    ...random.pick([
      [line('Cartão de Crédito', totalCents)],
      [line('Cartão de Débito', totalCents)],
      [line('PIX', totalCents), line('TROCO R$', 0)],
      [line('DINHEIRO', given), line('TROCO', given - totalCents)],
      [line('Dinheiro', 2000), line('Cartão de Débito', Math.max(totalCents - 2000, 0))],
    ]),
    ...(random.chance(0.5) ? [line('Trib aprox R$ (Lei 12.741/12)', Math.round(totalCents * 0.1845))] : []),
  ]
}

function consumerEnd(truth: PaperTruth, style: ReceiptStyle, random: Random): string[] {
  const { number, series, issuedOn, key } = truth
  const time = `${random.whole(10, 20)}:${random.whole(10, 59)}:${random.whole(10, 59)}`
  const [no, set] = [number.padStart(9, '0'), series.padStart(3, '0')]
  const issued = random.pick([
    [`^NFC-e nº ${no} Série ${set} ${dayOnPaper(issuedOn)} ${time}`],
    [`^NFC-e nº ${no}  Série ${set}`, `^Emissão: ${dayOnPaper(issuedOn)} ${time}`],
    [`^Número ${no} Série ${set}`, `^Emissão ${dayOnPaper(issuedOn)} ${time} - Via Consumidor`],
  ])
  const seller = random.chance(0.5) ? ['', '^Vendedor: ANA  Caixa: 02', '^OBRIGADO PELA PREFERÊNCIA!'] : []
  return [
    ...(random.chance(0.5)
      ? ['^Consulte pela Chave de Acesso em', '^www.nfce.example/consulta']
      : ['^CHAVE DE ACESSO']),
    ...keyLines(key, style),
    random.pick(['^CONSUMIDOR NÃO IDENTIFICADO', '^CONSUMIDOR CPF: 111.444.777-35']),
    ...issued,
    `^Protocolo de Autorização: 1${random.digits(14)}`,
    '@qr',
    ...seller,
  ]
}

function satEnd({ key, issuedOn }: PaperTruth): string[] {
  return [
    '^OBSERVAÇÕES DO CONTRIBUINTE',
    '^Volte sempre!',
    '',
    '^*SAT No. 000.123.456',
    `^${dayOnPaper(issuedOn)} - 10:15:00`,
    '',
    ...keyLines(key, { widthMm: 80 }),
    '@qr',
    '^Consulte o QR Code pelo aplicativo',
  ]
}

function keyLines(key: string | null, { widthMm }: Pick<ReceiptStyle, 'widthMm'>): string[] {
  const grouped = formatFiscalKey(key ?? '')
  return widthMm === 80 ? [`^${grouped}`] : [`^${grouped.slice(0, 29)}`, `^${grouped.slice(30)}`]
}

/** Nothing is cut off, because the truth would then say more than the paper. */
function spread(left: string, right: string, columns: number): string {
  if (left.length + right.length >= columns)
    throw new Error(`Too long for ${columns} columns: ${left} ${right}`)
  return left.padEnd(columns - right.length) + right
}

/** With letters of different widths, each part stands where it would with equal ones: figures end there, words begin there. */
function lineHtml(marked: string, columns: number, isProportional: boolean): string {
  const [, marks = '', text = ''] = /^([\^*+!]*)(.*)$/.exec(marked) ?? []
  const names = [
    'line',
    ...(marks.includes('^') ? ['middle'] : []),
    ...(marks.includes('*') ? ['strong'] : []),
    ...(marks.includes('+') ? ['large'] : []),
    ...(marks.includes('!') ? ['hidden'] : []),
  ]
  const isPlain = !isProportional || marks.includes('^') || text.startsWith('@') || /^(.)\1*$/.test(text)
  return `<div class="${names.join(' ')}">${isPlain ? htmlOf(text) || '&nbsp;' : partsOf(text, columns)}</div>`
}

function partsOf(text: string, columns: number): string {
  return [...text.matchAll(/\S+( \S+)*/g)]
    .map(({ 0: part, index }) => {
      const isFigure = index > 0 && /\d$|\$$|VL/.test(part) && index + part.length > columns * 0.6
      const place = isFigure
        ? `right:${100 - ((index + part.length) / columns) * 100}%`
        : `left:${(index / columns) * 100}%`
      return `<span style="${place}">${htmlOf(part)}</span>`
    })
    .join('')
}
