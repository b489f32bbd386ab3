import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { accessKey } from './invoice-setting.ts'

const first = `DISTRIBUIDORA SUL PAULISTA LTDA
CNPJ 11.222.333/0001-81  RUA DO COMERCIO 100 SP
DOCUMENTO AUXILIAR DA NOTA FISCAL DE CONSUMIDOR
ITEM CODIGO        DESCRICAO
     QTDE UN  VL UNIT                        VL TOTAL
001  7891000000014 RACAO QUINTAL AD 15KG
     2 UN X 149,90                             299,80`

const last = (number: number) => `002  7891000000021 SERENA GATOS 3KG
     1 UN X 50,00                               50,00
003  5551          COLEIRA
     1 UN X 30,00                               30,00
QTD. TOTAL DE ITENS                                 3
VALOR TOTAL R$                                 379,80
DINHEIRO                                       379,80
NFC-e nº ${String(number).padStart(9, '0')} Serie 001 12/11/2026 10:15:00
CHAVE DE ACESSO
${accessKey(number).replace(/.{4}(?=.)/g, '$& ')}`

/** A receipt of two pages, as a till writes it: text and no picture. */
export function pdfInvoice(browser: Browser, number: number) {
  return pdfOf(browser, `nota-${number}.pdf`, [first, last(number)])
}

/** The same with a row that nobody sees. */
export function pdfWithHiddenRow(browser: Browser, number: number) {
  const row = `004  7891000000014 RACAO QUINTAL AD 15KG
     9 UN X 100,00                             900,00`
  const hidden = `${first}\n<span style="color: #fff; print-color-adjust: exact">${row}</span>`
  return pdfOf(browser, 'escondido.pdf', [hidden, last(number)])
}

/** More pages than anybody reads of an invoice. */
export function longPdf(browser: Browser) {
  const pages = Array.from({ length: 12 }, (_, page) => `Contrato social, folha ${page + 1}`)
  return pdfOf(browser, 'contrato.pdf', pages)
}

/** A page that would run a script when it is opened. */
export function pdfWithScript() {
  const text = 'BT /F 24 Tf 40 700 Td (Recibo) Tj ET'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\("oi"\\);alert\\("oi"\\))>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const body = objects.map((object, place) => `${place + 1} 0 obj${object}endobj`).join('\n')
  return fileOf('roteiro.pdf', Buffer.from(`%PDF-1.4\n${body}\ntrailer<</Root 1 0 R/Size 6>>\n%%EOF`))
}

export function brokenPdf() {
  return fileOf('quebrado.pdf', Buffer.from(`%PDF-1.7\n${'lixo '.repeat(400)}`))
}

/** A paper of those that the server is tried on, with what stands on it. */
export function keptPdf(name: string) {
  const path = `server/invoices/reading/fixtures/${name}`
  const truth: { number: string; totalCents: number; rows: { valueCents: number; discountCents: number }[] } =
    JSON.parse(readFileSync(`${path}.json`, 'utf8'))
  return { file: fileOf(`${name}.pdf`, readFileSync(`${path}.pdf`)), truth }
}

async function pdfOf(browser: Browser, name: string, pages: readonly string[]) {
  const page = await browser.newPage()
  const sheets = pages.map((text) => `<pre style="break-after: page">${text}</pre>`)
  await page.setContent(`<style>pre { font: 11px monospace }</style>${sheets.join('')}`)
  const buffer = await page.pdf({ width: '420px', height: '600px', margin: { top: '20px', left: '20px' } })
  await page.close()
  return fileOf(name, buffer)
}

function fileOf(name: string, buffer: Buffer) {
  return { name, mimeType: 'application/pdf', buffer }
}
