import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { problem } from '#server/platform/problem.ts'
import { installPackages } from './packages.ts'
import { run } from './run.ts'
import { tellProblem } from './tell-problem.ts'

export async function findOrInstallBrowser(): Promise<string> {
  const browser =
    (await named()) ??
    (await firstThatStarts(installedPlaces())) ??
    (await firstThatStarts([await playwrightPlace()])) ??
    (await downloaded()) ??
    (await packaged())
  if (browser) {
    await installFonts()
    return browser
  }
  throw problem(
    'No browser was found and none could be installed: install Chrome or Chromium, or set BROWSER_PATH to one.',
  )
}

async function named(): Promise<string | undefined> {
  const path = process.env.BROWSER_PATH
  if (!path) return undefined
  if (await executable(path)) return path
  throw problem(`BROWSER_PATH is ${path}, which is not a file that can be run.`)
}

function installedPlaces(): string[] {
  if (process.platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    ])
  }
  if (process.platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = process.env[name]
      return folder
        ? ['Google/Chrome', 'Chromium'].map((product) => join(folder, product, 'Application/chrome.exe'))
        : []
    })
  }
  // The headless shell draws no windows, which saves a quarter of the time.
  const names = [
    'chromium-headless-shell',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
    'chromium',
    'chromium-browser',
  ]
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return [
    ...names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name))),
    '/opt/google/chrome/chrome',
  ]
}

async function playwrightPlace(): Promise<string> {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

async function downloaded(): Promise<string | undefined> {
  say('No browser found: downloading Playwright’s Chromium…')
  const { ok, seconds } = await run('playwright', ['install', 'chromium', '--no-shell'], {
    // Five attempts are built in; on a network that drops packets each would take half a minute.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
    limitSeconds: 300,
  })
  say(`Playwright’s download ${ok ? 'finished' : 'could not be reached'} (${seconds.toFixed(1)} s).`)
  if (!ok) return undefined
  const browser = await firstThatStarts([await playwrightPlace()])
  if (!browser) say('The downloaded Chromium does not start: system libraries are missing.')
  return browser
}

async function packaged(): Promise<string | undefined> {
  say('Installing the system’s chromium package…')
  const installed = (await installPackages('chromium-headless-shell')) || (await installPackages('chromium'))
  return installed ? await firstThatStarts(installedPlaces()) : undefined
}

/** Every phone and desk has Arial or Roboto, with whose width pages are measured until ours arrive; a bare Debian has not. */
async function installFonts() {
  if (process.platform !== 'linux') return
  const { output } = await run('fc-list', [':', 'family'])
  if (/^(Arial|Liberation Sans|Roboto)\b/m.test(output)) return
  say('Installing the system’s fonts-liberation package…')
  await installPackages('fonts-liberation')
}

async function firstThatStarts(places: readonly string[]): Promise<string | undefined> {
  for (const place of places) {
    if ((await executable(place)) && (await starts(place))) return place
  }
  return undefined
}

/** On Linux a browser can exist and not start: missing libraries, or a snap stub. */
async function starts(place: string): Promise<boolean> {
  return process.platform !== 'linux' || (await run(place, ['--version'], { limitSeconds: 30 })).ok
}

async function executable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

/** Standard output is only the path. */
function say(line: string) {
  console.error(line)
}

if (import.meta.main) {
  await findOrInstallBrowser().then(console.log, tellProblem)
}
