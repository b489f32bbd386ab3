import { writeFile } from 'node:fs/promises'
import { arch, cpus, platform } from 'node:os'
import { parseArgs } from 'node:util'
import { faults } from '#server/testing/faults/list.ts'
import { type FaultOutcome, runFaults } from '#server/testing/faults/run.ts'

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '20' } },
  allowPositionals: true,
})
const forMs = Number(values.seconds) * 1000
const chosen = faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const lines: string[] = []
for (const fault of chosen) {
  const hindrance = await fault.hindrance?.()
  if (hindrance) {
    lines.push(`| ${fault.what} | not tried: ${hindrance} | | | | | |`)
    continue
  }
  console.error(fault.what)
  const outcome = await runFaults([fault], { beforeMs: 5000, forMs, afterMs: 15_000 })
  lines.push(lineOf(fault.what, outcome))
  console.error(lines.at(-1))
  for (const text of outcome.faults) console.error(`  ${text}`)
  if (outcome.lost > 0 || outcome.doubled > 0 || outcome.faults.length > 0) process.exitCode = 1
}
if (positionals.length === 0) await writeFile('docs/reliability.md', pageOf(lines))

function lineOf(what: string, outcome: FaultOutcome) {
  const { operations, lost, doubled, cut, longestGapSeconds, recoverySeconds } = outcome
  const seconds = [recoverySeconds, longestGapSeconds].map((value) => value.toFixed(1)).join(' | ')
  return `| ${what} | ${operations} | ${lost} | ${doubled} | ${cut} | ${seconds} |`
}

function pageOf(rows: readonly string[]) {
  return `# Reliability

Written by \`npm run faults\`, on ${cpus().length} cores (${platform()} ${arch()}). Each fault strikes real processes on a
real PostgreSQL while people redeem prizes and forget their passwords, through a load balancer that looks at
\`/readyz\`. Faults that last a while last ${values.seconds} s. Afterwards each answer that was given is looked for in the
database and in the mails, and the ledger is audited; \`npm test\` does the same in a shorter form.

- **lost**: answered with yes and not there. **doubled**: there twice.
- **cut**: connections that were refused or ended without an answer. The caller tried again with the same key.
- **recovery**: seconds from the end of the fault to the next redemption. **gap**: the longest time without one.

| fault | operations | lost | doubled | cut | recovery (s) | gap (s) |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}
