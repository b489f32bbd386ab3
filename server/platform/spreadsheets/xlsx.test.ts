import { expect, test } from 'vitest'
import { zipOf } from '#server/testing/zip.ts'
import { readXlsx } from './read-xlsx.ts'
import { xlsxOf } from './write-xlsx.ts'

const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

const filesIn = (files: Record<string, string>) =>
  zipOf(...Object.entries(files).map(([name, content]) => ({ name, content })))

const bookOf = (rows: string, others: Record<string, string> = {}) =>
  filesIn({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/other.xml"/></Relationships>',
    'xl/worksheets/other.xml': sheet(rows),
    ...others,
  })

test('what is written is read, whatever signs it has', async () => {
  const rows = [
    ['Nome', 'CPF'],
    ['=1+1 & <b>"x"</b>', '00123456789'],
  ]
  expect(await readXlsx(await xlsxOf([{ name: 'Dados & mais', rows }]), 10)).toEqual([
    { line: 1, cells: rows[0] },
    { line: 2, cells: rows[1] },
  ])
})

test('numbers, days, results of formulas and texts in pieces are read as somebody would type them', async () => {
  const book = bookOf(
    `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2"><v>7.891234567895E12</v></c><c r="D2" s="1"><v>46752.75</v></c>
     <c r="E2"><f>A1*2</f><v>1.5</v></c><c r="F2" t="b"><v>1</v></c><c r="G2" t="e"><v>#REF!</v></c></row>`,
    {
      'xl/sharedStrings.xml': '<sst><si><r><t>Ana </t></r><r><t>Souza</t></r><rPh><t>x</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    },
  )
  expect(await readXlsx(book, 10)).toEqual([
    { line: 2, cells: ['Ana Souza', '', '7891234567895', '2027-12-31', '1,5', 'true', '#REF!'] },
  ])
})

test('what is broken, too long or hides something is not read', async () => {
  const rows = Array.from({ length: 30 }, (_, place) => `<row r="${place + 1}"><c><v>1</v></c></row>`).join(
    '',
  )
  expect(await readXlsx(bookOf(rows), 30)).toHaveLength(30)
  expect(await readXlsx(bookOf(rows), 29)).toBeUndefined()
  expect(await readXlsx(filesIn({ 'a.txt': 'x' }), 10)).toBeUndefined()
  expect(await readXlsx(bookOf(rows).subarray(0, 300), 40)).toBeUndefined()
  const hidden = `<!DOCTYPE a [<!ENTITY x "y">]>${sheet('<row><c t="str"><v>&x;</v></c></row>')}`
  expect(await readXlsx(bookOf('', { 'xl/worksheets/other.xml': hidden }), 10)).toBeUndefined()
  const bomb = bookOf('', { 'xl/worksheets/other.xml': ' '.repeat(210 * 1024 * 1024) })
  expect(bomb.length).toBeLessThan(1024 * 1024)
  expect(await readXlsx(bomb, 10)).toBeUndefined()
})
