import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildWebApp, webAppFolder } from '#server/platform/web-build.ts'
import { type InstalledPackage, licenceOf, productionPackages } from './licences.ts'
import { beginning, drawings, inside, textMissing } from './notice-texts.ts'
import { targetFolder } from './target-folder.ts'

const root = resolve(import.meta.dirname, '..')

await main()

async function main() {
  const { folder } = await targetFolder('.')
  await buildWebApp()
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const bundled: string[] = JSON.parse(await readFile(join(webAppFolder, 'packages.json'), 'utf8'))
  const installed = (path: string): InstalledPackage => ({ path, ...lock.packages[path] })
  const fonts = ['figtree', 'bricolage-grotesque'].map((name) => `node_modules/@fontsource-variable/${name}`)
  const text = [
    beginning,
    title('Fonts: web/ui/fonts, cut down to the letters of our languages'),
    ...(await Promise.all(fonts.map((path) => whole(installed(path))))),
    title('Drawings: brand/art, and the pictures of the demo world in db/demo'),
    drawings,
    title('Packages of which some code is in the files that browsers get'),
    ...(await Promise.all(bundled.map((path) => whole(installed(path))))),
    title('Programs and data of others inside the packages'),
    inside,
    title('Packages that "npm ci --omit=dev" installs, each with its licence beside it'),
    (await Promise.all(productionPackages(lock).map(line))).join('\n'),
  ].join('\n\n')
  await writeFile(join(folder, 'NOTICE'), `${text}\n`)
  console.log('NOTICE says what is of others.')
}

function title(text: string) {
  return `${'='.repeat(118)}\n${text}\n${'='.repeat(118)}`
}

/** With the full text, because we distribute these. */
async function whole(installed: InstalledPackage): Promise<string> {
  const { name, text = textMissing } = await licenceOf(root, installed)
  return `--- ${name} ${installed.version}, ${installed.license}\n\n${text.trim()}`
}

async function line(installed: InstalledPackage): Promise<string> {
  const { name, holders } = await licenceOf(root, installed)
  return [
    `${name} ${installed.version}, ${installed.license}`,
    ...holders.map((holder) => `    ${holder}`),
  ].join('\n')
}
