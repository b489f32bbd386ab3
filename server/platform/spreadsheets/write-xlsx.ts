import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

type Sheet = {
  readonly name: string
  /** The first row is written in bold. */
  readonly rows: readonly (readonly string[])[]
}

/** Every cell is a text, so that a spreadsheet changes none: no leading zero is lost, and nothing is a formula. */
export function xlsxOf(sheets: readonly Sheet[]): Promise<Buffer> {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }))
  const parts = numbered.map(({ number, rows }) => [`xl/worksheets/sheet${number}.xml`, sheetXml(rows)])
  return zipOf({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${main}.styles+xml"/>${numbered
      .map(
        ({ number }) =>
          `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${main}.worksheet+xml"/>`,
      )
      .join('')}</Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${related}"><sheets>${numbered
      .map(({ number, name }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...numbered.map(({ number }) => ['worksheet', `worksheets/sheet${number}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `${head}<styleSheet xmlns="${spreadsheet}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyFont="1" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(parts),
  })
}

function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { mtime })
  zip.end()
  return buffer(zip.outputStream)
}

/** Always the same, so that the same content is the same file. */
const mtime = new Date(2000, 0)

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${related}/${type}" Target="${target}"/>`,
  )
  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`
}

const narrowest = 12
const widest = 60

function sheetXml(rows: Sheet['rows']): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(widest, Math.max(narrowest, ...rows.map((row) => (row[column] ?? '').length + 2))),
  )
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="0" customWidth="1"/>`,
  )
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row
        .map(
          (cell) =>
            `<c t="inlineStr" s="${index === 0 ? 1 : 0}"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
        )
        .join('')}</row>`,
  )
  return `${head}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
