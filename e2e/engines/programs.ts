export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** Where Debian's packages put them. */
export const programs = {
  chromium: '/usr/bin/chromium',
  chromedriver: '/usr/bin/chromedriver',
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  windowManager: '/usr/bin/openbox',
} as const
