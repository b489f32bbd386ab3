import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'
import { linkTo, memberPaths, officeBase, officePaths } from '#contract/paths.ts'
import { signIn } from '#contract/sessions.ts'
import { officeSignIn } from '#contract/staff.ts'
import { demoPassword, fillWithDemo } from '#db/seed.ts'
import { buildWebApp, webAppFolder } from '#server/platform/web-build.ts'
import { startTestPostgres } from '#server/testing/postgres.ts'
import { createWorld } from '#server/testing/world.ts'
import { findOrInstallBrowser } from './browser.ts'
import { targetFolder } from './target-folder.ts'

/** Takes the pictures in `docs/screens`; `-- office` only those whose names begin so. */
const {
  folder,
  names: [wanted = ''],
} = await targetFolder('docs')
const allWidths = [320, 390, 768, 1280]
/** Larger pictures would be most of the repository. */
const sheetWidth = 1800
const themes = ['light', 'dark'] as const
const smallDog = 'pet=dog&fase=adults&peso=8.5&sobrepeso=false&idade=adults'

type Screen = { name: string; url: string; stored?: Record<string, string>; widths?: readonly number[] }

await buildWebApp()
const postgres = await startTestPostgres()
const world = await createWorld({ templateUrl: postgres.templateUrl, webAppFolder })
const vite = await createServer({
  configFile: 'vite.config.ts',
  logLevel: 'error',
  server: { port: 0, strictPort: false },
})
const browser = await chromium.launch({ executablePath: await findOrInstallBrowser() })
try {
  await mkdir(join(folder, 'screens'), { recursive: true })
  await vite.listen()
  const app = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const all = await screens(app, `${vite.resolvedUrls?.local[0]}_ui`)
  for (const screen of all.filter(({ name }) => name.startsWith(wanted))) {
    await takeSheet(browser, screen)
    console.log(`screens/${screen.name}.jpg`)
  }
  if ('cover'.startsWith(wanted)) await takeCover(browser, all)
  if ('install'.startsWith(wanted)) await takeForInstalling(browser, all)
} finally {
  await browser.close()
  await vite.close()
  await world.stop()
  await postgres.stop()
}

async function screens(app: string, living: string): Promise<Screen[]> {
  const { database, clock, api } = world
  await fillWithDemo(world, clock.now())
  const member = await api.call(signIn, { email: 'atendente@petisco.example', password: demoPassword })
  const vet = await api.call(signIn, { email: 'veterinaria@petisco.example', password: demoPassword })
  const promoter = await api.call(signIn, { email: 'promotor@petisco.example', password: demoPassword })
  const pending = await api.call(signIn, { email: 'pendente@petisco.example', password: demoPassword })
  const staff = await api.call(officeSignIn, { email: 'gestao@petisco.example', password: demoPassword })
  const { id: challenge } = await database.db
    .selectFrom('challenge')
    .select('id')
    .where('position', '=', 1)
    .executeTakeFirstOrThrow()
  const token = ({ access_token }: { access_token: string }) => `Bearer ${access_token}`
  return [
    { name: 'sign-in', url: `${app}/` },
    { name: 'sign-in-es', url: `${app}/`, stored: { language: 'es' } },
    { name: 'home', url: `${app}${memberPaths.home}`, stored: { token: token(member) } },
    {
      name: 'home-level-2-en',
      url: `${app}${memberPaths.home}`,
      stored: { token: token(pending), language: 'en' },
    },
    { name: 'sign-up', url: `${app}${memberPaths.signUp}` },
    ...[
      ['profile', memberPaths.profile],
      ['edit-address', memberPaths.editAddress],
      ['send-invoice', memberPaths.sendInvoice],
      ['invoices', memberPaths.invoices],
      ['statement', memberPaths.statement],
      ['store', memberPaths.store],
      ['challenge', linkTo(memberPaths.challenge, { id: challenge })],
      ['ranking', memberPaths.ranking],
      ['notifications', memberPaths.notifications],
      ['channels', memberPaths.channels],
    ].map(([name = '', path]) => ({ name, url: app + path, stored: { token: token(member) } })),
    ...[
      ['simulator', `${memberPaths.recommendation}?pet=dog&fase=adults&mudar=fase`],
      ['simulator-weight', `${memberPaths.recommendation}?pet=dog&fase=adults&peso=8.5&mudar=peso`],
      ['simulator-result', `${memberPaths.recommendation}?${smallDog}&resultado=sim`],
      ['clients', memberPaths.clients],
      ['recommendations', memberPaths.recommendations],
      ['home-recommender', memberPaths.home],
      ['prescribing', memberPaths.prescriptions],
    ].map(([name = '', path]) => ({ name, url: app + path, stored: { token: token(vet) } })),
    {
      name: 'product',
      url: `${app}${linkTo(memberPaths.publicProduct, { slug: 'quintal-adulto-pequeno-3-kg' })}?g=145&pet=Mel`,
    },
    { name: 'redemptions', url: `${app}${memberPaths.redemptions}`, stored: { token: token(vet) } },
    { name: 'network', url: `${app}${memberPaths.network}`, stored: { token: token(promoter) } },
    { name: 'regulation', url: `${app}${memberPaths.regulation}`, widths: [390, 1280] },
    { name: 'not-found', url: `${app}/nao-existe` },
    { name: 'office-sign-in', url: `${app}${officeBase}` },
    ...[
      ['office', officePaths.dashboard],
      ['office-review', officePaths.invoices],
      ['office-blind', `${officePaths.invoices}?view=blind`],
      ['office-verification', officePaths.verification],
      ['office-members', officePaths.members],
      ['office-redemptions', officePaths.redemptions],
      ['office-prizes', officePaths.prizes],
      ['office-products', officePaths.products],
      ['office-challenges', officePaths.challenges],
      ['office-reports', officePaths.reports],
      ['office-audit', officePaths.audit],
      ['office-settings', officePaths.settings],
    ].map(([name = '', path]) => ({
      name,
      url: `${app}${officeBase}${path}`,
      stored: { officeToken: token(staff) },
      widths: [820, 1280],
    })),
    { name: 'living', url: living, widths: [390, 1280] },
  ]
}

async function takeCover(browser: Browser, all: readonly Screen[]) {
  const pictures: string[] = []
  for (const [name, width] of [
    ['home', 390],
    ['simulator-result', 390],
    ['office-review', 1280],
  ] as const) {
    const { url = '', stored = {} } = all.find((screen) => screen.name === name) ?? {}
    pictures.push(await take(browser, { url, stored, width, colorScheme: 'light', isWhole: false }))
  }
  const sheet = await browser.newPage({ viewport: { width: 1696, height: 640 } })
  await show(sheet, pictures, 'body{margin:0;display:flex;gap:24px;background:#fff}img{height:640px}')
  await sheet.screenshot({ path: join(folder, 'petisco.png') })
  await sheet.close()
  console.log('petisco.png')
}

/** What app stores and browsers show before somebody installs the app; the manifest names them. */
async function takeForInstalling(browser: Browser, all: readonly Screen[]) {
  const { folder: icons } = await targetFolder('brand/icons')
  for (const [screen, name, width, height, scale] of [
    ['home', 'home-narrow', 390, 844, 2],
    ['send-invoice', 'send-narrow', 390, 844, 2],
    ['store', 'store-narrow', 390, 844, 2],
    ['home', 'home-wide', 1280, 800, 1],
  ] as const) {
    const { url = '', stored = {} } = all.find((one) => one.name === screen) ?? {}
    const size = { width, height, scale }
    const picture = await take(browser, { url, stored, ...size, colorScheme: 'light', isWhole: false })
    const path = join(icons, `screen-${name}.webp`)
    await sharp(Buffer.from(picture, 'base64')).webp({ quality: 78 }).toFile(path)
    console.log(`screen-${name}.webp`)
  }
}

async function takeSheet(browser: Browser, { name, url, stored = {}, widths = allWidths }: Screen) {
  const pictures: string[] = []
  for (const colorScheme of themes) {
    for (const width of widths) pictures.push(await take(browser, { url, stored, width, colorScheme }))
  }
  const sheet = await browser.newPage({ viewport: { width: 2900, height: 800 } })
  const style =
    'body{margin:0;display:flex;flex-wrap:wrap;align-items:start;gap:24px;padding:24px;background:#888}'
  await show(sheet, pictures, style)
  const whole = sharp(await sheet.screenshot({ fullPage: true }), { limitInputPixels: false })
  await whole
    .resize({ width: sheetWidth })
    .jpeg({ quality: 60, mozjpeg: true })
    .toFile(join(folder, 'screens', `${name}.jpg`))
  await sheet.close()
}

async function show(sheet: Page, pictures: readonly string[], style: string) {
  const images = pictures.map((picture) => `<img src="data:image/jpeg;base64,${picture}">`)
  await sheet.setContent(`<style>${style}</style>${images.join('')}`)
}

type Picture = {
  url: string
  stored: Record<string, string>
  width: number
  colorScheme: 'light' | 'dark'
  isWhole?: boolean
  height?: number
  scale?: number
}

async function take(browser: Browser, picture: Picture) {
  const { url, stored, width, colorScheme, isWhole = true, height = 800, scale = 1 } = picture
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  })
  const page = await context.newPage()
  // An open stream would keep the network busy for ever.
  await page.route('**/api/notifications/stream', (route) => route.abort())
  await page.goto(url)
  // Fonts that arrived late are cached for the second load.
  await page.reload({ waitUntil: 'networkidle' })
  const taken = await page.screenshot({ type: 'jpeg', quality: 80, fullPage: isWhole })
  await context.close()
  return taken.toString('base64')
}
