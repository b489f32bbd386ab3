import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { memberPaths } from '#contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { accessKey, choose, fileOf, photoWithCode } from './invoice-setting.ts'

const megabyte = 1024 * 1024

test('while a photo of twelve megapixels is read, the page takes less than 250 MB more', async ({
  as,
  given,
}) => {
  const page = await as(await given.member({ type: 'attendant' }))
  await page.goto(memberPaths.sendInvoice)
  await expect(page.getByLabel('Número da nota')).toBeVisible()
  const memory = await watchMemory(page)
  await choose(page, await photoOfTwelveMegapixels())
  await expect(page.getByLabel('Número da nota')).toHaveValue('8201')
  await expect(page.getByText('Código lido.')).toBeVisible()
  const most = (await memory.end()) / megabyte
  test.info().annotations.push({ type: 'memory', description: `${Math.round(most)} MB` })
  expect(most).toBeLessThan(250)
  expect(most).toBeGreaterThan(20)
})

/** As a phone takes it: no surface of it is plain. */
async function photoOfTwelveMegapixels() {
  const size = { width: 4032, height: 3024 }
  const grain = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const table = await sharp({ create: { ...size, channels: 3, background: '#000', noise: grain } })
    .png()
    .toBuffer()
  const { buffer } = await photoWithCode(accessKey(8201))
  const receipt = await sharp(buffer).resize({ height: 3000 }).toBuffer()
  const picture = await sharp(table)
    .composite([{ input: receipt, left: 400, top: 10 }])
    .jpeg({ quality: 90 })
    .toBuffer()
  return fileOf('cupom.jpg', 'image/jpeg', picture)
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
