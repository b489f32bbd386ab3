import * as z from 'zod/mini'

export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const PlaywrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
})

export function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    VitestReport.parse(report)
  const unreadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unreadable.length,
    skipped: numPendingTests + numTodoTests,
  }
}

export function playwrightTally(report: unknown): Tally {
  const { stats, errors } = PlaywrightReport.parse(report)
  // A flaky journey counts as failed.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** A runner that fails without naming a test, or leaves no report, counts as one failure. */
export function withRunner(ok: boolean, tally: Tally = { passed: 0, failed: 0, skipped: 0 }): Tally {
  const silent = ok ? tally.passed === 0 : tally.failed === 0
  return silent ? { ...tally, failed: tally.failed + 1 } : tally
}

export function closingLine(tallies: readonly Tally[]): string {
  const sum = (kind: keyof Tally) => tallies.reduce((total, tally) => total + tally[kind], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
