import { expect, test } from 'vitest'
import { trackingIn } from './tracking-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const row = {
  line: 2,
  code: 'R-2041',
  carrier: 'Expresso São João',
  tracking_code: 'BR1',
  tracking_link: 'https://a.b/c',
}
const head = 'Código;Transportadora;Rastreio;Link'
const line = 'R-2041;Expresso São João;BR1;https://a.b/c'

test.each([
  ['UTF-8', utf8(`${head}\n${line}`)],
  ['UTF-8 with its mark', utf8(`\ufeff${head}\r\n${line}\r\n`)],
  ['Latin-1', latin1(`${head}\r\n${line}`)],
  ['tabs', utf8(`${head}\n${line}`.replaceAll(';', '\t'))],
  ['commas', utf8(`${head}\n${line}`.replaceAll(';', ','))],
  ['other order', utf8('link;code;tracking;carrier\nhttps://a.b/c;R-2041;BR1;Expresso São João')],
  ['no head, an empty line first', utf8(`\n${line}`)],
])('a file is read, whatever wrote it: %s', (_, file) => {
  expect(trackingIn(file)).toEqual([row])
})

test('quotes keep separators, quotes and ends of lines; lines are counted as in the file', () => {
  const file = utf8('code;carrier\n"R-1";"A ""B""; C\nD"\n\nR-2;E')
  expect(trackingIn(file).map((each) => [each.line, each.code, each.carrier])).toEqual([
    [2, 'R-1', 'A "B"; C\nD'],
    [5, 'R-2', 'E'],
  ])
})

test('a short row lacks what it lacks, an empty file has none', () => {
  expect(trackingIn(utf8('R-7'))).toEqual([
    { line: 1, code: 'R-7', carrier: '', tracking_code: '', tracking_link: '' },
  ])
  expect(trackingIn(utf8(' \n;;\n'))).toEqual([])
})
