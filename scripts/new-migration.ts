import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { targetFolder } from './target-folder.ts'

const place = 'db/migrations'
const {
  folder,
  names: [name],
} = await targetFolder(place)

if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Say what it is about, in small letters: npm run migration -- prize_stock')
  process.exit(1)
}

const last = (await readdir(join(import.meta.dirname, '..', place))).sort().at(-1) ?? '0000'
const file = `${String(Number.parseInt(last, 10) + 1).padStart(4, '0')}_${name}.sql`
await writeFile(join(folder, file), '', { flag: 'wx' })
console.log(`${file} is yours to write; then run "npm run types".`)
