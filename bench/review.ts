import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { findOrInstallBrowser } from '#scripts/browser.ts'
import { openFiles } from '#server/platform/files.ts'
import { migrate } from '#server/platform/migrate.ts'
import type { Person } from '#server/testing/given.ts'
import { givePhoto } from '#server/testing/given-photos.ts'
import { quantile } from './figures.ts'
import type { Row } from './table.ts'
import { fillWith, startEmptyServer, withPostgres } from './world.ts'

/** No person is faster than the first pace; the second is a limit. */
const paces = { 'looking for 0.3 s': 300, 'without looking': 0 }

/** Measures by the page's clock how long it takes until the next photo is visible. */
export async function benchReview(documents: number, signal: AbortSignal): Promise<Row[]> {
  return withPostgres(async (place) => {
    const reviewer = await createQueue(place, documents)
    await using server = await startEmptyServer(place, signal)
    const all = await reviewAll(server.url.origin, reviewer, documents)
    return Object.entries(paces).map(([pace, lookMs], index): Row => {
      const waits = all.slice(index * documents, (index + 1) * documents)
      const what = `next document seen in review, ${pace}, p95`
      // Only who looks at a document waits for the next one.
      const budget = lookMs > 0 && { budget: { atMost: 150 } }
      return { what, figure: quantile(waits, 0.95), unit: 'ms', ...budget }
    })
  })
}

async function createQueue(
  { folder, databaseUrl }: { folder: string; databaseUrl: string },
  documents: number,
) {
  await migrate(databaseUrl)
  const files = await openFiles(pathToFileURL(join(folder, 'files')))
  return fillWith(databaseUrl, async (given, database) => {
    const member = await given.member({ type: 'attendant' })
    for (let index = 0; index < documents * Object.keys(paces).length + 3; index += 1) {
      const { id } = await given.invoice({ member })
      await givePhoto(database, files, id)
    }
    return given.staff()
  })
}

async function reviewAll(url: string, { token }: Person, documents: number): Promise<number[]> {
  const executablePath = await findOrInstallBrowser()
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-quic'] })
  const localStorage = [{ name: 'officeToken', value: `Bearer ${token}` }]
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] }
  const page = await (await browser.newContext({ storageState, serviceWorkers: 'block' })).newPage()
  await page.goto(`${url}/gestao/notas`)
  await page.locator('img[src*="/files/signed/"]').nth(2).waitFor({ state: 'attached' })
  let done = 0
  for (const lookMs of Object.values(paces)) {
    for (const last = done + documents; done < last; ) {
      await page.waitForTimeout(lookMs)
      await page.keyboard.press('a')
      done += 1
      await page.waitForFunction((count) => performance.getEntriesByName('review-next').length >= count, done)
    }
  }
  const waits = await waitsOn(page)
  await browser.close()
  return waits
}

function waitsOn(page: Page): Promise<number[]> {
  return page.evaluate(() => performance.getEntriesByName('review-next').map(({ duration }) => duration))
}
