import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { targetFolder } from './target-folder.ts'

/** Only the letters of our languages and the weights in use. */
const from = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const { folder } = await targetFolder('web/ui/fonts')

const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const accents = 'áàâãéêíóôõúüçñÁÀÂÃÉÊÍÓÔÕÚÜÇÑ'
const signs = '\u00a0\u202f¡¿«»ªº°·•–—‘’“”…−×→←≈'
const text = letters + accents + signs

const fonts = [
  {
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    target: 'bricolage-grotesque.woff2',
    axes: { wght: 700 },
  },
]

for (const { source, target, axes } of fonts) {
  const font = await readFile(new URL(source, from))
  const subset = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(join(folder, target), subset)
  console.log(`${target}: ${(subset.length / 1000).toFixed(1)} kB, was ${(font.length / 1000).toFixed(1)} kB`)
}
