import { writeFile } from 'node:fs/promises'
import { schemaTypes } from '#db/schema-types.ts'
import { startTestPostgres } from '#server/testing/postgres.ts'

const postgres = await startTestPostgres()
try {
  await writeFile(new URL('../db/schema.ts', import.meta.url), await schemaTypes(postgres.templateUrl))
  console.log('db/schema.ts says what the migrations produce.')
} finally {
  await postgres.stop()
}
