import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { copyDatabase } from '#server/testing/database-copy.ts'
import { schemaTypes } from './schema-types.ts'

test('schema.ts is what the migrations produce', async () => {
  const kept = await readFile(new URL('schema.ts', import.meta.url), 'utf8')
  expect(kept).toBe(await schemaTypes(await copyDatabase(inject('templateUrl'))))
})
