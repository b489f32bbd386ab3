import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{architecture,brand,contract,db,server,web,scripts,bench}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
})
