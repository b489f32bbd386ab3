import { writeSamples } from '#server/testing/samples/write-samples.ts'
import { targetFolder } from './target-folder.ts'

const { folder } = await targetFolder('docs/samples')
const { samples, goodUntil } = await writeSamples(folder, Temporal.Now.instant())
console.log(`${samples.length} signed invoices are in ${folder}, good until ${goodUntil}.`)
