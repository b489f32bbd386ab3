import { expect, test } from 'vitest'
import { codesIn } from './codes-in.ts'

test('each line is a code, with its number; quotes, marks and other columns are not of it', () => {
  expect(codesIn('\ufeffVALE-1;lote 3\r\n\r\n "VALE-2" \nVALE-3,x\tVALE-4')).toEqual([
    { line: 1, code: 'VALE-1' },
    { line: 3, code: 'VALE-2' },
    { line: 4, code: 'VALE-3' },
  ])
  expect(codesIn(' \n\n')).toEqual([])
})
