import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, test } from 'vitest'
import { labelsOf } from './labels.ts'
import { linesOf, widthOf } from './text-width.ts'
import { winAnsi } from './win-ansi.ts'

const address = {
  cep: '01310100',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Bela Vista',
  address: 'Avenida Conceição (fundos) \\ Anhangüera',
  number: '1000',
  complement: 'apto 12',
  country: 'Brasil',
}

const parcels = Array.from({ length: 15 }, (_, place) => ({
  code: `R-${2041 + place}`,
  member: { id: '', name: `Zélia Ñandú ${place + 1}`, email: '' },
  address,
}))

test('fifteen labels are two pages that a reader of PDF reads, accents and all', async () => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(labelsOf(parcels))
  const pages = [...document.pages()].map((page) => page.getText())
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Zélia Ñandú 14')
  expect(pages[0]).not.toContain('Zélia Ñandú 15')
  expect(pages[1]).toContain('Zélia Ñandú 15')
  for (const text of ['Avenida Conceição (fundos) \\ Anhangüera', '1000 - apto', 'São Paulo - SP'])
    expect(pages[1]).toContain(text)
  expect(pages[1]).toContain('CEP 01310-100')
  expect(pages[1]).toContain('R-2055')
  document.destroy()
  library.destroy()
})

test('what the fonts lack is written with its plain letter, or as a question', () => {
  expect(winAnsi('Aé€“')).toEqual([0x41, 0xe9, 0x80, 0x93])
  expect(String.fromCharCode(...winAnsi('Łuṽ 🐶'))).toBe('?uv ?')
})

test('a line that is too long is broken between words, and the last one is cut', () => {
  const room = { size: 10, width: 120, most: 2 }
  const lines = linesOf('Rua Professor Doutor Euryclides de Jesus Zerbini, 10000 - bloco 12', room)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/…$/)
  for (const line of lines) expect(widthOf(line, 10)).toBeLessThanOrEqual(120)
  expect(linesOf('Ã'.repeat(60), room)).toHaveLength(1)
})
