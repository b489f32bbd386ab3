import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { memberPaths } from '#contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { accessKey, choose, photoWithCode } from './invoice-setting.ts'

const megabyte = 1024 * 1024

const twelve = { width: 4032, height: 3024 }
const fifty = { width: 8160, height: 6120 }

const photos = [
  ['of twelve megapixels', { size: twelve, hasCode: true, shown: 'Código lido.' }],
  [
    'of twelve megapixels in which no code is found',
    {
      size: twelve,
      hasCode: false,
      shown: /Não achamos o código na foto|não parece uma nota fiscal|Não conseguimos ler/,
    },
  ],
  [
    'of fifty megapixels and more than 10 MB, taken upright',
    { size: fifty, hasCode: true, shown: 'Código lido.' },
  ],
] as const

for (const [which, { size, hasCode, shown }] of photos)
  test(`while a photo ${which} is read, the page takes less than 200 MB more`, async ({ as, given }) => {
    test.slow()
    const page = await as(await given.member({ type: 'attendant' }))
    await page.goto(memberPaths.sendInvoice)
    await expect(page.getByLabel('Número da nota')).toBeVisible()
    const chosen = await phonePhoto(size, hasCode)
    const memory = await watchMemory(page)
    await choose(page, chosen)
    await expect(page.getByText(shown)).toBeVisible({ timeout: 60_000 })
    const picture = page.getByRole('img', { name: 'Foto escolhida: cupom.jpg' })
    await expect(picture).toBeVisible()
    const most = (await memory.end()) / megabyte
    test.info().annotations.push({ type: 'memory', description: `${Math.round(most)} MB` })
    expect(most).toBeLessThan(200)
    expect(most).toBeGreaterThan(20)
  })

test('where a browser can decode a large photo only whole, it goes as it is or is refused, and is not decoded', async ({
  as,
  given,
}) => {
  test.slow()
  const page = await as(await given.member({ type: 'attendant' }))
  await page.addInitScript(() => Object.assign(window, { ImageDecoder: undefined }))
  await page.goto(memberPaths.sendInvoice)
  await expect(page.getByLabel('Número da nota')).toBeVisible()
  const memory = await watchMemory(page)
  await choose(page, await phonePhoto(fifty, true))
  await expect(page.getByText('cupom.jpg tem mais de 10 MB. Escolha um arquivo menor.')).toBeVisible()
  const size = { width: 8000, height: 4500, channels: 3, background: '#fdfdfb' } as const
  const sent = page.waitForRequest((request) => request.url().endsWith('/document/parts'))
  const plain = await sharp({ create: size }).jpeg({ quality: 100 }).toBuffer()
  await choose(page, await onDisk('inteira.jpg', Buffer.concat([plain, Buffer.alloc(megabyte)])))
  expect((await sent).postDataJSON()).toMatchObject({ size: plain.length + megabyte })
  await expect(page.getByText('inteira.jpg', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /Foto escolhida/ })).toHaveCount(0)
  expect((await memory.end()) / megabyte).toBeLessThan(130)
})

/** As a phone takes it that is held upright: on its side, and no surface of it is plain. */
async function phonePhoto(size: { width: number; height: number }, hasCode: boolean) {
  const grain = randomBytes(500 * 500 * 3).map((byte) => 96 + byte / 4)
  const piece = await sharp(grain, { raw: { width: 500, height: 500, channels: 3 } })
    .png()
    .toBuffer()
  const table = { create: { ...size, channels: 3, background: '#000' } } as const
  const { buffer } = await photoWithCode(accessKey(8201))
  const receipt = await sharp(buffer)
    .rotate(270)
    .resize({ width: size.width / 2 })
    .toBuffer()
  const onTable = hasCode ? [{ input: receipt, left: 10, top: 10 }] : []
  const picture = await sharp(table)
    .composite([{ input: piece, tile: true }, ...onTable])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
  expect(picture.length > 10 * megabyte).toBe(size === fifty)
  return onDisk('cupom.jpg', picture)
}

/** Handed over as bytes, it would lie in the memory that is measured. */
async function onDisk(name: string, content: Buffer): Promise<string> {
  const path = test.info().outputPath(name)
  await writeFile(path, content)
  return path
}

/** What the page's processes hold that is theirs alone, above what they held at the beginning. */
async function watchMemory(page: Page) {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  const devtools = await browser.newBrowserCDPSession()
  const held = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    const pages = processInfo.filter(({ type }) => type === 'renderer')
    const bytes = await Promise.all(pages.map(({ id }) => ownMemory(id)))
    return bytes.reduce((sum, one) => sum + one, 0)
  }
  const before = await held()
  let most = before
  let isEnded = false
  const watching = (async () => {
    while (!isEnded) {
      most = Math.max(most, await held())
      await pause(10)
    }
  })()
  return {
    end: async () => {
      isEnded = true
      await watching
      await devtools.detach()
      return most - before
    },
  }
}

async function ownMemory(process: number): Promise<number> {
  // It may have ended meanwhile.
  const status = await readFile(`/proc/${process}/status`, 'utf8').catch(() => '')
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024
  return of('RssAnon') + of('RssShmem')
}
