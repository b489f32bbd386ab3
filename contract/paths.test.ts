import { expect, test } from 'vitest'
import { linkTo, memberPaths, officePaths } from './paths.ts'

test('a link fills the parts of its address, whatever signs they hold', () => {
  expect(linkTo(memberPaths.prize, { id: '0189' })).toBe('/loja/0189')
  expect(linkTo(officePaths.page, { page: 'a/b?c' })).toBe('/textos/a%2Fb%3Fc')
})
