import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { findOrInstallBrowser } from '#scripts/browser.ts'
import { ask } from './ask.ts'
import { quantile } from './figures.ts'
import type { OpenServer } from './our-server.ts'
import { demoToken } from './sign-in.ts'
import type { Row } from './table.ts'

type Screen = { readonly path: string; readonly kind: 'door' | 'public' | 'signed-in' }

const signedIn = [
  memberPaths.home,
  memberPaths.store,
  memberPaths.recommendation,
  memberPaths.sendInvoice,
  memberPaths.invoices,
  memberPaths.statement,
  memberPaths.ranking,
  memberPaths.redemptions,
  memberPaths.notifications,
  memberPaths.profile,
]
const texts = [memberPaths.privacy, memberPaths.regulation, memberPaths.support, memberPaths.deleteAccount]

const scriptBudgets = { door: 100, public: 60, 'signed-in': 150 } as const
const lcpIsPromised: readonly string[] = [
  memberPaths.door,
  memberPaths.home,
  memberPaths.store,
  memberPaths.recommendation,
]

/** A cheap phone on slow 4G: what Lighthouse supposes of a mobile. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const slowerCpu = 4
/** Nothing was asked for during so long: the screen is as it stays. */
const quietMs = 2000

type Visits = { readonly rounds: number; readonly screens?: number }

/** Each screen in a browser that has nothing of ours yet, as often as said; the middle of the visits counts. */
export async function benchBrowser(
  { rounds, screens: most }: Visits,
  startOurServer: OpenServer,
  signal: AbortSignal,
): Promise<Row[]> {
  await using server = await startOurServer()
  const token = await demoToken(server.url)
  const screens = (await screensOf(server.url)).slice(0, most)
  const executablePath = await findOrInstallBrowser()
  const browser = await chromium.launch({ executablePath })
  try {
    const visitsOf = async (screen: Screen) => {
      const visits: Visit[] = []
      for (let round = 0; round < rounds; round += 1) {
        signal.throwIfAborted()
        visits.push(await visit(browser, server.url, screen, token))
      }
      return visits
    }
    const rows = [floorOf(await visitsOf({ path: textAlone, kind: 'public' }))]
    for (const screen of screens) rows.push(...rowsOf(screen, await visitsOf(screen)))
    return rows
  } finally {
    await browser.close()
  }
}

async function screensOf(server: URL): Promise<readonly Screen[]> {
  const sitemap = await (await ask(server, { method: 'GET', path: '/sitemap.xml' })).text()
  const [, slug = ''] = /\/produto\/([^<]+)</.exec(sitemap) ?? []
  return [
    { path: memberPaths.door, kind: 'door' },
    ...[...texts, linkTo(memberPaths.publicProduct, { slug })].map((path) => ({
      path,
      kind: 'public' as const,
    })),
    ...signedIn.map((path) => ({ path, kind: 'signed-in' as const })),
  ]
}

type Visit = {
  scriptKb: number
  scriptFiles: number
  requests: number
  lcpS: number
  blockingMs: number
  shift: number
}

async function visit(browser: Browser, { origin }: URL, screen: Screen, token: string): Promise<Visit> {
  const localStorage = [{ name: 'token', value: `Bearer ${token}` }]
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...(screen.kind === 'signed-in' && {
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    }),
  })
  try {
    return await visitIn(context, new URL(screen.path, origin).href)
  } finally {
    await context.close()
  }
}

async function visitIn(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu })
  await page.addInitScript({ content: watchPaints })
  const traffic = watchTraffic(session)
  await page.goto(address, { waitUntil: 'load' })
  while (performance.now() - traffic.lastAt < quietMs) await page.waitForTimeout(100)
  const { lcpMs, blockingMs, shift } = await page.evaluate<Paints>('window.paints')
  return {
    scriptKb: traffic.scriptBytes / 1000,
    scriptFiles: traffic.scripts,
    requests: traffic.requests,
    lcpS: lcpMs / 1000,
    blockingMs,
    shift,
  }
}

type Paints = { readonly lcpMs: number; readonly blockingMs: number; readonly shift: number }

/** Runs in the page before anything of ours. */
const watchPaints = `
  const paints = (window.paints = { lcpMs: 0, blockingMs: 0, shift: 0 })
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => { paints.lcpMs = startTime })
  watch('longtask', ({ duration }) => { paints.blockingMs += duration - 50 })
  watch('layout-shift', ({ value }) => { paints.shift += value })
`

/** What the page itself asks for; what the service worker keeps for later is not waited for by anybody. */
function watchTraffic(session: CDPSession) {
  const traffic = { requests: 0, scripts: 0, scriptBytes: 0, lastAt: performance.now() }
  const scripts = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return
    traffic.requests += 1
    traffic.lastAt = performance.now()
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.lastAt = performance.now()
    if (!scripts.has(requestId)) return
    traffic.scripts += 1
    traffic.scriptBytes += encodedDataLength
  })
  return traffic
}

/** Nothing but what the browser does by itself. */
const textAlone = '/robots.txt'

function floorOf(visits: readonly Visit[]): Row {
  return {
    what: `${textAlone}, without any script, blocking`,
    figure: middleOf(visits, 'blockingMs'),
    unit: 'ms',
  }
}

function middleOf(visits: readonly Visit[], figure: keyof Visit): number {
  return quantile(
    visits.map((visit) => visit[figure]),
    0.5,
  )
}

function rowsOf({ path, kind }: Screen, visits: readonly Visit[]): Row[] {
  const middle = (figure: keyof Visit) => middleOf(visits, figure)
  const row = (what: string, figure: number, unit: string, atMost?: number): Row => ({
    what: `${path} ${what}`,
    figure,
    unit,
    ...(atMost !== undefined && { budget: { atMost } }),
  })
  return [
    row('scripts', middle('scriptKb'), 'kB', scriptBudgets[kind]),
    row('script files', middle('scriptFiles'), '', kind === 'signed-in' ? 20 : undefined),
    row('requests, with pictures and calls', middle('requests'), '', kind === 'signed-in' ? 20 : undefined),
    row('largest paint', middle('lcpS'), 's', lcpIsPromised.includes(path) ? 1.8 : undefined),
    row('blocking', middle('blockingMs'), 'ms', 100),
    row('shift', middle('shift'), '', 0),
  ]
}
