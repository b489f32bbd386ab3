import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/** Half a minute and more each. What starts last must be short, or one worker waits for the other. */
const longest = [
  'server/faults.test.ts',
  'server/main.test.ts',
  'server/faults-disk-full.test.ts',
  'server/invoices/reading/read-papers.test.ts',
  'server/invoices/instant/credit-at-once.test.ts',
  'server/faults-failover.test.ts',
  'server/invoices/reading/hostile-papers.test.ts',
  'server/hostile-input.test.ts',
  'server/invoices/reading/read-in-process.test.ts',
  'server/silence.test.ts',
]

/** Vitest goes by the size of a file where it has no figures of an earlier run, as on a machine that has just cloned. */
const longestFirst = new Proxy(BaseSequencer, {
  construct(Base, [vitest]) {
    const sequencer = new Base(vitest)
    const rankOf = (path: string) => {
      const rank = longest.findIndex((name) => path.endsWith(`/${name}`))
      return rank < 0 ? longest.length : rank
    }
    return Object.assign(sequencer, {
      sort: async (...given: Parameters<BaseSequencer['sort']>) => {
        const files = await BaseSequencer.prototype.sort.apply(sequencer, given)
        return files.toSorted((one, other) => rankOf(one.moduleId) - rankOf(other.moduleId))
      },
    })
  },
})

export default defineConfig({
  test: {
    include: ['{architecture,bench,brand,contract,db,domain,scripts,server,web}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    sequence: { sequencer: longestFirst },
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
