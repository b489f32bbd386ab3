import { existsSync } from 'node:fs'
import { packaged } from './browser.ts'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** Where Debian puts them. */
export const programs = {
  chromium: '/usr/bin/chromium',
  chromedriver: '/usr/bin/chromedriver',
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  miniBrowser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  xvfb: '/usr/bin/Xvfb',
}
