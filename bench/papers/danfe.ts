import { formatFiscalKey } from '#domain/fiscal-key.ts'
import { barsSvg } from './codes.ts'
import { cnpjOnPaper, dayOnPaper, decimals, htmlOf, money } from './figures-on-paper.ts'
import { type Font, fontFaces } from './fonts.ts'
import { companyOf } from './goods.ts'
import type { PaperRow, PaperTruth } from './paper.ts'
import { type Random, randomOf } from './random.ts'

export type DanfeStyle = {
  readonly font: Font
  /** Small letters, more columns, no air. */
  readonly isDense: boolean
  readonly isCodeCovered?: boolean
}

/** What stands in the table, and how many letters its widest column takes before it breaks. */
const shapes = {
  plain: { pt: 7.6, rowMm: 5.1, lineMm: 3.1, nameLetters: 34, firstMm: 84, nextMm: 205 },
  dense: { pt: 5.9, rowMm: 3.1, lineMm: 2.35, nameLetters: 34, firstMm: 100, nextMm: 212 },
}

export async function danfeHtml(truth: PaperTruth, style: DanfeStyle, seed: number): Promise<string> {
  const random = randomOf(seed + 104_729)
  const shape = shapes[style.isDense ? 'dense' : 'plain']
  const pages = pagesOf(truth.rows, shape)
  const company = companyOf(random)
  const about = {
    ...truth,
    address: company.address,
    protocol: `1${random.digits(14)}`,
    stateId: random.digits(12),
    random,
  }
  const bars = await barsSvg(truth.key ?? '', 11)
  const columns = columnsOf(style, random, truth)
  const drawn = pages.map((rows, index) => {
    const folio = `${index + 1}/${pages.length}`
    const head = headHtml(about, { bars, folio, isCovered: style.isCodeCovered === true })
    const before = index === 0 ? stubHtml(about) : ''
    const between =
      index === 0 ? receiverHtml(about) + instalmentsHtml(truth) + taxesHtml(truth) + carrierHtml() : ''
    const end = index === 0 ? endHtml(about) : ''
    return `<section>${before}${head}${between}${tableHtml(rows, columns)}${end}</section>`
  })
  return `<!doctype html><meta charset="utf-8"><style>${await fontFaces(style.font)}${css(style.font, shape)}</style><body>${drawn.join('')}</body>`
}

function css(font: Font, { pt, rowMm, lineMm }: { pt: number; rowMm: number; lineMm: number }): string {
  return `
    @page { size: A4; margin: 0 }
    html, body { margin: 0; background: #fff; color: #111; text-rendering: geometricPrecision; font-family: '${font.name}' }
    section { width: 210mm; height: 296.8mm; padding: 7mm 6mm; box-sizing: border-box; break-after: page; overflow: hidden; position: relative }
    section:last-child { break-after: auto }
    .row { display: flex }
    .box { border: 0.25mm solid #222; margin: 0 -0.25mm -0.25mm 0; padding: 0.5mm 1mm; flex: 1; min-height: 6.4mm; font-size: 8pt; line-height: 1.15; overflow: hidden; position: relative }
    .box > small { display: block; font-size: 5.2pt; text-transform: uppercase }
    .box > b { white-space: nowrap }
    .number > b { display: block; text-align: right }
    h3 { font-size: 6pt; margin: 1.2mm 0 0.3mm; text-transform: uppercase }
    .issuer { flex: 2.6; text-align: center; padding-top: 3mm; font-size: 7.5pt }
    .issuer strong { font-size: 11pt; display: block; margin-bottom: 1mm }
    .title { flex: 1.05; text-align: center; font-size: 7pt }
    .title strong { font-size: 13pt; display: block }
    .code { flex: 2.9 }
    .pen { position: absolute; left: 8%; top: -40%; width: 84%; height: 15mm; border-radius: 8mm; z-index: 1;
      background: linear-gradient(#3f6fb5, #7fa6dc 22%, #2c5596 60%, #1b3460); transform: rotate(-4deg); box-shadow: 1mm 1mm 3mm #0006 }
    .stub { border-bottom: 0.25mm dashed #333; padding-bottom: 2.4mm; margin-bottom: 2.4mm }
    table { border-collapse: collapse; width: 100%; font-size: ${pt}pt; line-height: ${lineMm}mm; border: 0.25mm solid #222 }
    th { font-size: ${Math.min(pt, 5.6)}pt; font-weight: 400; border: 0.25mm solid #222; padding: 0.3mm 0.4mm; line-height: 1.1 }
    td { border-left: 0.2mm solid #444; padding: ${(rowMm - lineMm) / 2}mm 0.6mm; vertical-align: top }
    td.figure { text-align: right; white-space: nowrap }
    .end { position: absolute; left: 6mm; right: 6mm; bottom: 7mm }
    .end .box { min-height: 22mm; font-size: 6.4pt }`
}

function pagesOf(rows: readonly PaperRow[], shape: (typeof shapes)['plain']): PaperRow[][] {
  const pages: PaperRow[][] = [[]]
  let leftMm = shape.firstMm
  for (const row of rows) {
    const heightMm = shape.rowMm + (linesIn(row.name, shape.nameLetters) - 1) * shape.lineMm
    if (heightMm > leftMm) {
      pages.push([])
      leftMm = shape.nextMm
    }
    pages.at(-1)?.push(row)
    leftMm -= heightMm
  }
  return pages
}

function linesIn(name: string, letters: number): number {
  return Math.ceil(name.length / letters)
}

type About = PaperTruth & { address: string; protocol: string; stateId: string; random: Random }

function box(label: string, text: string, names = '', grow = 1): string {
  return `<div class="box ${names}" style="flex:${grow}"><small>${label}</small><b style="font-weight:400">${htmlOf(text)}</b></div>`
}

function row(...boxes: string[]): string {
  return `<div class="row">${boxes.join('')}</div>`
}

function paddedNumber(number: string): string {
  return number.padStart(9, '0').replace(/(...)(?=.)/g, '$1.')
}

function stubHtml({ issuer, number, series }: About): string {
  return `<div class="stub row"><div style="flex:5">${row(
    `<div class="box" style="font-size:6.2pt">RECEBEMOS DE ${htmlOf(issuer.name)} OS PRODUTOS E/OU SERVIÇOS CONSTANTES DA NOTA FISCAL ELETRÔNICA INDICADA AO LADO</div>`,
  )}${row(box('Data de recebimento', '', '', 1), box('Identificação e assinatura do recebedor', '', '', 3))}</div>
  <div class="box" style="text-align:center"><strong>NF-e</strong><br>Nº ${paddedNumber(number)}<br>SÉRIE ${series}</div></div>`
}

type HeadParts = { bars: string; folio: string; isCovered: boolean }

function headHtml(about: About, { bars, folio, isCovered }: HeadParts): string {
  const { issuer, number, series, key, address, protocol, stateId } = about
  return `${row(
    `<div class="box issuer"><strong>${htmlOf(issuer.name)}</strong>${htmlOf(address)}<br>SÃO ROQUE DO VALE - SP - CEP 18130-000<br>Fone (11) 4712-3300</div>`,
    `<div class="box title"><strong>DANFE</strong>Documento Auxiliar da Nota Fiscal Eletrônica<br>0 - ENTRADA<br>1 - SAÍDA &nbsp;<span style="border:0.25mm solid;line-height:1.6">&nbsp;1&nbsp;</span><br><b>Nº ${paddedNumber(number)}<br>SÉRIE ${series}</b><br>FOLHA ${folio}</div>`,
    `<div class="code"><div class="box" style="padding:1.5mm 4mm;overflow:visible">${bars}${isCovered ? '<div class="pen"></div>' : ''}</div>
     ${box('Chave de acesso', formatFiscalKey(key ?? ''))}
     <div class="box" style="font-size:6.6pt;text-align:center">Consulta de autenticidade no portal nacional da NF-e ou no site da Sefaz autorizadora</div></div>`,
  )}
  ${row(box('Natureza da operação', 'VENDA DE MERCADORIA', '', 1.4), box('Protocolo de autorização de uso', `${protocol} - ${dayOnPaper(about.issuedOn)} 10:15:00`))}
  ${row(box('Inscrição estadual', stateId), box('Inscr. est. do subst. trib.', ''), box('CNPJ', cnpjOnPaper(issuer.id)))}`
}

function receiverHtml({ issuedOn }: About): string {
  const day = dayOnPaper(issuedOn)
  return `<h3>Destinatário / Remetente</h3>
  ${row(box('Nome / Razão social', 'LOJA DO BICHO EXEMPLO LTDA', '', 4), box('CNPJ / CPF', '11.222.333/0001-81', '', 1.6), box('Data da emissão', day))}
  ${row(box('Endereço', 'AV. DAS PALMEIRAS, 450', '', 3), box('Bairro / Distrito', 'JARDIM DAS FLORES', '', 1.6), box('CEP', '13010-100'), box('Data da saída', day))}
  ${row(box('Município', 'CAMPINAS', '', 3), box('UF', 'SP', '', 0.4), box('Fone / Fax', '(19) 3232-1010'), box('Inscrição estadual', '244.123.456.110'), box('Hora da saída', '10:20:00'))}`
}

/** Amounts to be paid later, which are not amounts of the goods. */
function instalmentsHtml({ key, totalCents, issuedOn }: PaperTruth): string {
  const count = Number(key?.at(-1)) % 4
  if (count === 0) return ''
  const boxes = Array.from({ length: count }, (_, index) => {
    const months = Number(issuedOn.slice(5, 7)) + index
    const due = `${issuedOn.slice(8)}/${String((months % 12) + 1).padStart(2, '0')}/${Number(issuedOn.slice(0, 4)) + Math.floor(months / 12)}`
    const cents =
      index === 0 ? totalCents - Math.floor(totalCents / count) * (count - 1) : Math.floor(totalCents / count)
    return box(`Duplicata 00${index + 1}`, `${due}   R$ ${money(cents)}`)
  })
  return `<h3>Fatura / Duplicatas</h3>${row(...boxes)}`
}

/** Charges are freight on some papers, and on others tax that the seller collects for the buyer. */
function taxesHtml({ rows, totalCents, chargesCents, number }: PaperTruth): string {
  const gross = rows.reduce((total, { valueCents }) => total + valueCents, 0)
  const net = totalCents - chargesCents
  const [freight, tax] = Number(number) % 2 ? [chargesCents, 0] : [0, chargesCents]
  const figure = (label: string, cents: number) => box(label, money(cents), 'number')
  return `<h3>Cálculo do imposto</h3>
  ${row(figure('Base de cálculo do ICMS', net), figure('Valor do ICMS', Math.round(net * 0.18)), figure('Base de cálc. ICMS ST', tax > 0 ? Math.round(net * 1.4) : 0), figure('Valor do ICMS ST', tax), figure('Valor total dos produtos', gross))}
  ${row(figure('Valor do frete', freight), figure('Valor do seguro', 0), figure('Desconto', gross - net), figure('Outras despesas', 0), figure('Valor do IPI', 0), figure('Valor total da nota', totalCents))}`
}

function carrierHtml(): string {
  return `<h3>Transportador / Volumes transportados</h3>
  ${row(box('Razão social', 'O MESMO', '', 3), box('Frete por conta', '0 - REMETENTE', '', 1.2), box('Placa', 'FIC0A00'), box('UF', 'SP', '', 0.4), box('Quantidade', '1'), box('Peso bruto', '152,300'))}`
}

function endHtml({ random, totalCents }: About): string {
  return `<div class="end"><h3>Dados adicionais</h3>${row(
    `<div class="box" style="flex:2"><small>Informações complementares</small>Pedido ${random.whole(1000, 99999)}. Vendedor: JOANA. Trib. aprox. R$ ${money(Math.round(totalCents * 0.1345))} Federal. Fonte: IBPT. TOTAL DE VOLUMES: 1. Não aceitamos devolução sem aviso prévio.</div>`,
    box('Reservado ao fisco', ''),
  )}</div>`
}

type Column = {
  readonly label: string
  readonly isFigure: boolean
  readonly text: (row: PaperRow) => string
  readonly width?: string
}

function columnsOf({ isDense }: DanfeStyle, random: Random, { rows }: PaperTruth): Column[] {
  const places = isDense ? random.pick([2, 4]) : random.pick([0, 2])
  const isFine = rows.some(({ unitCents }) => !Number.isInteger(unitCents))
  const pricePlaces = (isDense && random.chance(0.5)) || isFine ? 4 : 2
  const hasDiscounts = rows.some(({ discountCents }) => discountCents > 0)
  const ncm = random.pick(['23091000', '2309.10.00', '23099010'])
  const cst = random.pick(['000', '0102', '060', '500'])
  const word = (label: string, text: (row: PaperRow) => string, width?: string): Column => ({
    label,
    isFigure: false,
    text,
    ...(width && { width }),
  })
  const figure = (label: string, text: (row: PaperRow) => string): Column => ({ label, isFigure: true, text })
  const net = ({ valueCents, discountCents }: PaperRow) => valueCents - discountCents
  const hasEan = rows.every(({ ean }) => ean !== null)
  return [
    word(isDense ? 'CÓD. PROD.' : 'CÓDIGO', ({ code }) => code ?? ''),
    ...(hasEan ? [word('CÓD. BARRAS', ({ ean }) => ean ?? '')] : []),
    word(
      random.pick(['DESCRIÇÃO DO PRODUTO / SERVIÇO', 'DESCRIÇÃO DOS PRODUTOS']),
      ({ name }) => name,
      isDense ? '44mm' : '58mm',
    ),
    word('NCM/SH', () => ncm),
    word(isDense ? 'CST' : 'O/CST', () => cst),
    word('CFOP', () => '5102'),
    word('UN', ({ unit }) => unit),
    figure('QTD', ({ quantity }) =>
      decimals(quantity, Number.isInteger(quantity) ? places : Math.max(3, places)),
    ),
    figure('V. UNIT', ({ unitCents }) => decimals(unitCents / 100, pricePlaces)),
    ...(hasDiscounts || isDense ? [figure('V. DESC', ({ discountCents }) => money(discountCents))] : []),
    figure('V. TOTAL', ({ valueCents }) => money(valueCents)),
    ...(isDense || !hasDiscounts
      ? [
          figure('BC ICMS', (each) => money(net(each))),
          figure('V. ICMS', (each) => money(Math.round(net(each) * 0.18))),
        ]
      : []),
    ...(isDense ? [figure('V. IPI', () => '0,00')] : []),
    figure('% ICMS', () => '18,00'),
    ...(isDense ? [figure('% IPI', () => '0,00')] : []),
  ]
}

function tableHtml(rows: readonly PaperRow[], columns: readonly Column[]): string {
  const head = columns
    .map(({ label, width }) => `<th${width ? ` style="width:${width}"` : ''}>${label}</th>`)
    .join('')
  const lines = rows.map(
    (each) =>
      `<tr>${columns.map(({ text, isFigure }) => `<td${isFigure ? ' class="figure"' : ''}>${htmlOf(text(each))}</td>`).join('')}</tr>`,
  )
  return `<h3>Dados dos produtos / serviços</h3><table><tr>${head}</tr>${lines.join('')}</table>`
}
