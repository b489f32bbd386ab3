import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schemaTypes } from '#db/schema-types.ts'
import { startTestPostgres } from '#server/testing/postgres.ts'
import { targetFolder } from './target-folder.ts'

const { folder } = await targetFolder('db')
const postgres = await startTestPostgres()
try {
  await writeFile(join(folder, 'schema.ts'), await schemaTypes(postgres.templateUrl))
  console.log('schema.ts says what the migrations produce.')
} finally {
  await postgres.stop()
}
