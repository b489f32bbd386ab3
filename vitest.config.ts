import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{architecture,bench,brand,contract,db,domain,scripts,server,web}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    // By default one core is left free; the database that everything waits for needs less than that.
    maxWorkers: availableParallelism(),
    // Loading the app anew for each file took more than half of the time. A file has its own database, and leaves
    // nothing behind in the modules that it shares.
    isolate: false,
    // Shared machines are at times four times slower than their neighbours; what hangs is told all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
