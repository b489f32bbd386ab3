import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{architecture,brand,contract,db,server,web,scripts,bench}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    // By default one core is left free; the database that everything waits for needs less than that.
    maxWorkers: availableParallelism(),
    // Files of one worker share what they import, which is most of the time; each still has a database of its own.
    isolate: false,
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
})
