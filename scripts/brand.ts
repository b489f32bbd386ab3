import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { colorsIn } from '#brand/colors.ts'
import { findOrInstallBrowser } from './browser.ts'
import { targetFolder } from './target-folder.ts'

/** Draws the pictures that must be pixels: app icons, sharing image, mail logo. */
const brandFolder = new URL('../brand/', import.meta.url)

type Picture = {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly body: string
  readonly transparent?: boolean
}

await main()

async function main() {
  const { folder } = await targetFolder('brand/icons')
  const browser = await chromium.launch({ executablePath: await findOrInstallBrowser() })
  try {
    for (const picture of await pictures()) console.log(await draw(browser, picture, folder))
  } finally {
    await browser.close()
  }
}

async function pictures(): Promise<Picture[]> {
  const appIcon = image(await drawing('logo-app-icon.svg'))
  const rounded = image(await drawing('logo-app-icon.svg'), 'border-radius: 22%')
  const mark = image(await drawing('logo-mark.svg'))
  return [
    { file: 'icon-192.png', ...square(192), body: rounded, transparent: true },
    { file: 'icon-512.png', ...square(512), body: rounded, transparent: true },
    // Systems cut this to any shape, so the mark stays inside the 80 % circle.
    { file: 'icon-maskable-512.png', ...square(512), body: appIcon },
    { file: 'apple-touch-icon.png', ...square(180), body: appIcon },
    // Shown at 36 px on screens of up to three times the density.
    { file: 'mail-logo.png', ...square(108), body: mark, transparent: true },
    { file: 'sharing.png', width: 1200, height: 630, body: await sharing() },
    { file: 'sharing-ground.png', width: 1200, height: 630, body: await sharingGround() },
  ]
}

function square(side: number) {
  return { width: side, height: side }
}

function image(source: string, style = '') {
  return `<img src="${source}" alt="" style="display: block; width: 100vw; height: 100vh; ${style}">`
}

async function sharing(): Promise<string> {
  return `
    ${await ground()}
    <style>img { position: absolute; left: 50%; translate: -50%; }</style>
    <img src="${await drawing('logo-wordmark-dark.svg')}" alt="" style="top: 132px; width: 620px">
    <img src="${await drawing('art/caramelo-happy.svg')}" alt="" style="bottom: 0; width: 380px">`
}

/** The server lays a product's picture on its right half. */
async function sharingGround(): Promise<string> {
  return `
    ${await ground()}
    <style>
      img { position: absolute; left: 60px; top: 50%; translate: 0 -50%; width: 480px; }
      div { position: absolute; right: 45px; top: 45px; width: 540px; height: 540px; border-radius: 48px; }
      div { background: #fff; }
    </style>
    <img src="${await drawing('logo-wordmark-dark.svg')}" alt=""><div></div>`
}

async function ground(): Promise<string> {
  const colors = colorsIn(await readFile(new URL('colors.css', brandFolder), 'utf8'))
  const pattern = `url("${await drawing('art/pattern-hero.svg')}") center / 210px`
  return `<style>body { background: ${pattern}, ${colors.get('hero')?.light}; }</style>`
}

async function drawing(file: string): Promise<string> {
  return `data:image/svg+xml;base64,${await readFile(new URL(file, brandFolder), 'base64')}`
}

async function draw(browser: Browser, picture: Picture, folder: string): Promise<string> {
  const { file, width, height, body, transparent } = picture
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<!doctype html><style>body { margin: 0; overflow: hidden }</style>${body}`)
  const path = join(folder, file)
  await page.screenshot({ path, omitBackground: transparent ?? false })
  await page.close()
  return `${file}  ${width} × ${height}, ${Math.ceil((await stat(path)).size / 1000)} kB`
}
