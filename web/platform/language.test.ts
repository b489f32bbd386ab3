import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, startLanguage } from './language.ts'
import { readItem, removeItem, writeItem } from './storage.ts'

const page = { documentElement: { lang: '' } }

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('document', page)
})

afterEach(() => {
  removeItem('language')
  vi.unstubAllGlobals()
})

test.each([undefined, 'fr'])('with %s stored, Portuguese is applied and kept', async (stored) => {
  if (stored) writeItem('language', stored)
  await startLanguage()
  expect(readItem('language')).toBe('pt-BR')
  expect(page.documentElement.lang).toBe('pt-BR')
})

test('the language of the last visit is taken up again', async () => {
  writeItem('language', 'es')
  await startLanguage()
  expect(page.documentElement.lang).toBe('es')
})

test('a chosen language is kept and named on the page', async () => {
  await chooseLanguage('en')
  expect(readItem('language')).toBe('en')
  expect(page.documentElement.lang).toBe('en')
})
