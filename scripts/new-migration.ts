import { readdir, writeFile } from 'node:fs/promises'

const folder = new URL('../db/migrations/', import.meta.url)
const name = process.argv[2]

if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Say what it is about, in small letters: npm run migration -- prize_stock')
  process.exit(1)
}

const last = (await readdir(folder)).sort().at(-1) ?? '0000'
const file = `${String(Number.parseInt(last, 10) + 1).padStart(4, '0')}_${name}.sql`
await writeFile(new URL(file, folder), '', { flag: 'wx' })
console.log(`db/migrations/${file} is yours to write; then run "npm run types".`)
