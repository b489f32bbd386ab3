import type { Browser, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#contract/languages.ts'
import type { Person } from '#server/testing/given.ts'

const frame = { width: 720, height: 1280 }
const table = '#7d6a58'

const paper = 246

/** Lines of letters that no language has, so that there is something to be sharp. */
function receiptOf(height: number) {
  const width = 480
  const points = Buffer.alloc(width * height, paper)
  for (let y = 40; y < height - 40; y += 1)
    for (let x = 30; x < width - 30; x += 1) {
      const [row, column] = [Math.floor((y % 28) / 3), Math.floor((x % 15) / 3)]
      const isLetter = row < 6 && column < 4 && Math.floor(x / 15) % 7 !== 5
      const seed = Math.floor(x / 15) * 31 + Math.floor(y / 28) * 17 + row * 7 + column * 13
      if (isLetter && (seed * seed) % 11 < 5) points[y * width + x] = 50
    }
  return sharp(points, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .png()
    .toBuffer()
}

type Scene = { height?: number; width?: number; degrees?: number; blur?: number; left?: number; top?: number }

/** A receipt on a table, as the camera sees it. */
export async function receiptOnTable({
  height = 860,
  width: shown = 480,
  degrees = 6,
  blur,
  left = 80,
  top = 120,
}: Scene = {}) {
  const turned = await sharp(await receiptOf(height))
    .resize(shown)
    .rotate(degrees, { background: table })
    .png()
    .toBuffer()
  const { width = 0, height: turnedHeight = 0 } = await sharp(turned).metadata()
  const visible = await sharp(turned)
    .extract({
      left: 0,
      top: 0,
      width: Math.min(width, frame.width - left),
      height: Math.min(turnedHeight, frame.height - top),
    })
    .png()
    .toBuffer()
  const picture = sharp({ create: { ...frame, channels: 3, background: table } }).composite([
    { input: visible, left, top },
  ])
  const flat = await picture.png().toBuffer()
  return sharp(flat)
    .blur(blur ?? 0.3)
    .jpeg({ quality: 90 })
    .toBuffer()
}

type Phone = {
  language?: Language
  hasCamera?: 'yes' | 'refused' | 'none' | 'unheard-of'
  scheme?: 'light' | 'dark'
  reducedMotion?: 'reduce'
}

/** A phone with a person signed in. The browser of these journeys has no camera, so the page is given one. */
export async function phoneOf(
  browser: Browser,
  {
    url,
    person: { token },
    language = 'pt-BR',
    hasCamera = 'yes',
    ...look
  }: Phone & { url: string; person: Person },
): Promise<{ context: BrowserContext; page: Page }> {
  const localStorage = Object.entries({ token: `Bearer ${token}`, language }).map(([name, value]) => ({
    name,
    value,
  }))
  const context = await browser.newContext({
    baseURL: url,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    serviceWorkers: 'block',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    ...(look.scheme && { colorScheme: look.scheme }),
    ...(look.reducedMotion && { reducedMotion: look.reducedMotion }),
  })
  const page = await context.newPage()
  await page.addInitScript(giveCamera, { ...frame, hasCamera })
  return { context, page }
}

declare global {
  interface Window {
    /** What the camera sees from now on. */
    showToCamera(picture: string): Promise<void>
    cameraTracks: MediaStreamTrack[]
  }
}

export async function show(page: Page, picture: Buffer) {
  await page.evaluate(
    (text) => window.showToCamera(text),
    `data:image/jpeg;base64,${picture.toString('base64')}`,
  )
}

export function liveTracks(page: Page): Promise<number> {
  return page.evaluate(() => window.cameraTracks.filter(({ readyState }) => readyState === 'live').length)
}

/** Runs in the browser: a function of its own, without anything from around it. */
function giveCamera({ width, height, hasCamera }: { width: number; height: number; hasCamera: string }) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  let picture: CanvasImageSource | undefined
  window.cameraTracks = []
  window.showToCamera = async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    picture = image
  }
  // A camera goes on giving pictures, even of what stands still.
  setInterval(() => {
    if (picture) context?.drawImage(picture, 0, 0, width, height)
    else context?.fillRect(0, 0, width, height)
  }, 60)
  const mediaDevices = {
    async getUserMedia() {
      if (hasCamera === 'refused') throw new DOMException('Permission denied', 'NotAllowedError')
      if (hasCamera === 'none') throw new DOMException('Requested device not found', 'NotFoundError')
      const stream = canvas.captureStream(20)
      window.cameraTracks.push(...stream.getTracks())
      return stream
    },
  }
  Object.defineProperty(Navigator.prototype, 'mediaDevices', {
    get: () => (hasCamera === 'unheard-of' ? undefined : mediaDevices),
    configurable: true,
  })
}
