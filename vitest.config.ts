import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{architecture,brand,contract,db,server,web,scripts,bench}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    // By default one core is left free; the database that everything waits for needs less than that.
    maxWorkers: availableParallelism(),
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
})
