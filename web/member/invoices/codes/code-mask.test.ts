import { expect, test } from 'vitest'
import { masked } from '#web/ui/masks.ts'
import { codeMask } from './code-mask.ts'

test.each([
  ['k7', 'K7'],
  ['k7m4x', 'K7M4-X'],
  ['22222222', '2222-2222'],
  [' 2222 2222 ', '2222-2222'],
  ['2222–2222', '2222-2222'],
  ['Seu código: 2222-2222, bom até 17/11', '2222-2222'],
  ['0O1I', '0O1I'],
  ['222222223', '2222-2222'],
])('the code %s reads %s', (text, code) => {
  expect(masked(codeMask, text)).toBe(code)
})
