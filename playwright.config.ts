import { defineConfig, devices } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  // They have a configuration of their own.
  testIgnore: 'engines/**',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  // A journey takes up to 17 s, and has taken twice that where neighbours share the machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A service worker would answer in place of what a test has arranged; its own journeys let it in.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      // `npm test` finds or installs a browser and names it here.
      executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
      // Playwright itself turns off the sandbox and what the browser does in the background.
      args: ['--disable-gpu', '--disable-quic'],
    },
  },
})
