import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { openDatabase } from '#server/platform/db.ts'
import { openFiles } from '#server/platform/files.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { startPostgres } from '#server/platform/postgres.ts'
import { createTestClock } from '#server/testing/clock.ts'
import { createGiven, type Person } from '#server/testing/given.ts'
import { givePhoto } from '#server/testing/given-photos.ts'
import { emptyWorld } from './our-server.ts'
import { startServer } from './server-process.ts'
import { number } from './table.ts'

/** How long a document is looked at: by nobody less than this, and not at all, which no person can keep up. */
const paces = { 'looking for 0.3 s': 300, 'without looking': 0 }

/** A reviewer who decides on so many photos by keyboard alone: how long until the next can be seen, by the page's clock. */
export async function benchReview(documents: number, signal: AbortSignal) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'petisco-bench-'))
  const postgres = await startPostgres({ folder: join(folder.path, 'db') })
  try {
    const reviewer = await createQueue(postgres.url, folder.path, documents)
    await using server = await startServer('server/main.ts', emptyWorld(folder.path, postgres.url), signal)
    const all = await reviewAll(server.url.origin, reviewer, documents)
    for (const [place, pace] of Object.keys(paces).entries()) {
      const waits = all.slice(place * documents, (place + 1) * documents).toSorted((a, b) => a - b)
      const at = (part: number) => number(waits[Math.floor(waits.length * part)] ?? Number.NaN)
      console.log(
        `${waits.length} documents by keyboard, ${pace}: next one seen after p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
      )
    }
  } finally {
    await postgres.stop()
  }
}

async function createQueue(databaseUrl: string, folder: string, documents: number): Promise<Person> {
  await migrate(databaseUrl)
  const database = openDatabase(databaseUrl, createLog('silent'))
  const files = await openFiles(pathToFileURL(join(folder, 'files')))
  const clock = createTestClock()
  clock.set(Temporal.Now.instant().toString())
  const given = createGiven(database, clock)
  const member = await given.member({ type: 'attendant' })
  for (let index = 0; index < documents * Object.keys(paces).length + 3; index += 1) {
    const { id } = await given.invoice({ member })
    await givePhoto(database, files, id)
  }
  const reviewer = await given.staff()
  await database.close()
  return reviewer
}

async function reviewAll(url: string, { token }: Person, documents: number): Promise<number[]> {
  const executablePath = process.env.BROWSER_PATH ?? '/usr/bin/chromium'
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
