import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { refusals } from '#contract/refusals.ts'
import { en as serverEn } from '#server/i18n/en.ts'
import { es as serverEs } from '#server/i18n/es.ts'
import { ptBr as serverPtBr } from '#server/i18n/pt-br.ts'
import { projectOf } from './project.ts'
import { readSources } from './read-sources.ts'
import { readWords } from './read-words.ts'
import { type RuleName, rules } from './rules.ts'

const root = resolve(import.meta.dirname, '..')
const project = projectOf({
  sources: await readSources(root),
  webWords: await readWords(join(root, 'web/i18n')),
  serverWords: { ptBr: serverPtBr, es: serverEs, en: serverEn },
  refusalCodes: Object.keys(refusals),
})

test('the whole tree is read', () => {
  const paths = project.files.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['contract/endpoint.ts', 'vitest.config.ts']))
})

test.each(Object.keys(rules) as RuleName[])('%s', (name) => {
  expect(rules[name](project)).toEqual([])
})
