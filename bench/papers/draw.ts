import { type Browser, chromium } from '@playwright/test'
import { findOrInstallBrowser } from '#scripts/browser.ts'

export type Drawing = {
  /** The paper seen from straight above, as a PNG; only the first page of several. */
  readonly picture: (html: string, pointsPerMm: number) => Promise<Buffer>
  /** The same paper printed, with its text. */
  readonly pdf: (html: string, widthMm: number) => Promise<Buffer>
  readonly [Symbol.asyncDispose]: () => Promise<void>
}

const pointsPerMmOfCss = 96 / 25.4

export async function openDrawing(): Promise<Drawing> {
  const executablePath = await findOrInstallBrowser()
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] })
  return {
    picture: (html, pointsPerMm) =>
      onPage(browser, html, pointsPerMm / pointsPerMmOfCss, async (page) => {
        const first = page.locator('section, body').last()
        const sections = page.locator('section')
        const paper = (await sections.count()) > 0 ? sections.first() : first
        return paper.screenshot({ type: 'png', animations: 'disabled' })
      }),
    pdf: (html, widthMm) =>
      onPage(browser, html, 1, async (page) => {
        if ((await page.locator('section').count()) > 0) return page.pdf({ preferCSSPageSize: true })
        const height = await page.evaluate('document.body.getBoundingClientRect().height')
        return page.pdf({
          width: `${widthMm}mm`,
          height: `${Math.ceil(Number(height)) + 2}px`,
          printBackground: true,
        })
      }),
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

type Page = Awaited<ReturnType<Browser['newPage']>>

async function onPage<Result>(
  browser: Browser,
  html: string,
  deviceScaleFactor: number,
  take: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ deviceScaleFactor, viewport: { width: 900, height: 1200 } })
  try {
    await page.setContent(html)
    await page.evaluate('document.fonts.ready')
    return await take(page)
  } finally {
    await page.close()
  }
}
