import { existsSync } from 'node:fs'
import { type EngineName, programs } from '#e2e/engines/programs.ts'
import { installPackages } from './packages.ts'

const needs: Readonly<Record<EngineName, Readonly<Record<string, string>>>> = {
  chromium: { chromium: programs.chromium, 'chromium-driver': programs.chromedriver },
  firefox: { 'firefox-esr': programs.firefox },
  webkit: {
    'webkit2gtk-driver': programs.webkitDriver,
    xvfb: programs.xvfb,
    openbox: programs.windowManager,
  },
}

/** Those that are here or could be installed; of each other one a line says what is missing. */
export async function findOrInstallEngines(wanted: readonly EngineName[]) {
  const ready: EngineName[] = []
  const missing: string[] = []
  for (const name of wanted) {
    const absent = packagesMissingFor(name)
    if (absent.length > 0) await installPackages(...absent)
    const still = packagesMissingFor(name)
    if (still.length === 0) ready.push(name)
    else missing.push(`${name}: not run, because Debian’s ${still.join(', ')} could not be had`)
  }
  return { ready, missing }
}

function packagesMissingFor(name: EngineName): string[] {
  return Object.entries(needs[name]).flatMap(([name, program]) => (existsSync(program) ? [] : [name]))
}
