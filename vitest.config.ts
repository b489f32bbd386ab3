import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Reading documents keeps a core busy for seconds on end: whoever shares the process waits for it too long. */
const alone = ['server/invoices/reading/**/*.test.ts', 'server/main.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['server/testing/global-setup.ts'],
    // By default one core is left free; the database that everything waits for needs less than that.
    maxWorkers: availableParallelism(),
    testTimeout: 15_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{architecture,brand,contract,db,server,web,scripts,bench}/**/*.test.ts'],
          exclude: alone,
          // Files of one worker share what they import, which is most of the time; each still has a database of its own.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
