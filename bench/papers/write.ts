import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDrawing } from './draw.ts'
import { sets } from './sets.ts'

/** `node --import ./scripts/runtime.mjs bench/papers/write.ts first /tmp/papers/first [names that begin so]` */
const [set = '', folder = '', wanted = ''] = process.argv.slice(2)
const planned = sets[set]
if (!planned || !folder) {
  console.error(`Say a set (${Object.keys(sets).join(', ')}) and a folder.`)
  process.exitCode = 1
} else {
  await mkdir(folder, { recursive: true })
  await using drawing = await openDrawing()
  for (const { name, write } of planned().filter((paper) => paper.name.startsWith(wanted))) {
    const { file, truths, bytes } = await write(drawing)
    await writeFile(join(folder, `${name}.${file}`), bytes)
    await writeFile(
      join(folder, `${name}.json`),
      `${JSON.stringify(truths.length === 1 ? truths[0] : truths, null, 2)}\n`,
    )
    console.log(`${name}.${file} ${Math.ceil(bytes.length / 1024)} kB`)
  }
}
