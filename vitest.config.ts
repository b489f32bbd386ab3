import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

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
        // What needs no database leaves nothing behind: its files may share a process, which is most of their time.
        test: { name: 'pure', include: ['{brand,contract,domain,web}/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'server', include: ['{architecture,db,server,scripts,bench}/**/*.test.ts'] },
      },
    ],
  },
})
