/**
 * Renders the pictures of the demo's prizes from their shapes in `brand/prizes` into `db/demo/prizes`, in a browser:
 * `npm run prize-pictures [name…]`. They are kept in the repository, so that only a change of a shape asks for it.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findOrInstallBrowser } from './browser.ts'

const shapes = join(import.meta.dirname, '../brand/prizes')
const target = join(import.meta.dirname, '../db/demo/prizes')
const common = ['shapes.glsl', 'light.glsl']
const sidePx = 360

/** The first line of a shape says from where it is seen: yaw and pitch in degrees, one pair for each picture. */
function viewsIn(model: string): number[][] {
  const line = /^\/\* views:([^*]+)\*\//.exec(model)?.[1] ?? '28 16'
  return line.split(',').map((pair) =>
    pair
      .trim()
      .split(' ')
      .map((degrees) => (Number(degrees) * Math.PI) / 180),
  )
}

async function renderAll(wanted: readonly string[]) {
  const [before, after] = await Promise.all(common.map((file) => readFile(join(shapes, file), 'utf8')))
  const files = (await readdir(shapes)).filter((file) => file.endsWith('.glsl') && !common.includes(file))
  const names = files.map((file) => file.replace('.glsl', ''))
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  })
  await mkdir(target, { recursive: true })
  for (const name of names.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    const model = await readFile(join(shapes, `${name}.glsl`), 'utf8')
    const page = await browser.newPage()
    await page.addScriptTag({ path: join(shapes, 'render.js') })
    for (const [place, view] of viewsIn(model).entries()) {
      const file = place === 0 ? `${name}.webp` : `${name}-${place + 1}.webp`
      await writeFile(join(target, file), await pictureOf(page, `${before}\n${model}\n${after}`, view))
      process.stdout.write(`${file}\n`)
    }
    await page.close()
  }
  await browser.close()
}

async function pictureOf(page: Page, source: string, view: readonly number[]) {
  const side = sidePx * 2
  const data = await page.evaluate<string>(`render(${JSON.stringify({ source, view, side })})`)
  const raw = { width: side, height: side, channels: 4 as const }
  return sharp(Buffer.from(data, 'base64'), { raw })
    .flip()
    .resize(sidePx, sidePx)
    .webp({ quality: 80, alphaQuality: 80, effort: 6 })
    .toBuffer()
}

await renderAll(process.argv.slice(2))
