import { defineConfig } from '@playwright/test'
import { engineNames } from './programs.ts'

/** Playwright runs these and counts them; the browsers are driven by WebDriver. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: './global-setup.ts',
  workers: 2,
  timeout: 120_000,
  forbidOnly: true,
  reporter: 'list',
  projects: engineNames.map((name) => ({ name, workers: 1 })),
})
