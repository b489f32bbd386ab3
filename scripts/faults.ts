import { writeFile } from 'node:fs/promises'
import { arch, cpus, platform } from 'node:os'
import { join } from 'node:path'
import { problem } from '#server/platform/problem.ts'
import { type Fault, faults } from '#server/testing/faults/list.ts'
import { runFaults } from '#server/testing/faults/run.ts'
import { targetFolder } from './target-folder.ts'
import { tellProblem } from './tell-problem.ts'

const pace = { beforeMs: 3000, forMs: 20_000, afterMs: 5000 }

await strike().catch(tellProblem)

async function strike() {
  const { folder, names } = await targetFolder('docs')
  const stranger = names.find((name) => !faults.some((fault) => fault.name === name))
  const all = faults.map(({ name }) => name).join(', ')
  if (stranger) throw problem(`There is no fault "${stranger}": choose from ${all}.`)
  const lines: string[] = []
  for (const fault of faults) {
    if (names.length > 0 && !names.includes(fault.name)) continue
    lines.push(await lineOf(fault))
    console.log(lines.at(-1))
  }
  if (names.length === 0) await writeFile(join(folder, 'reliability.md'), pageOf(lines))
}

async function lineOf(fault: Fault): Promise<string> {
  const hindrance = await fault.hindrance?.()
  if (hindrance) return `| ${fault.what} | not tried: ${hindrance} | | | | | |`
  const outcome = await runFaults([fault], pace)
  const { operations, lost, doubled, cut, longestGapSeconds, recoverySeconds } = outcome
  for (const text of outcome.faults) console.error(text)
  if (lost > 0 || doubled > 0 || outcome.faults.length > 0) process.exitCode = 1
  const seconds = [recoverySeconds, longestGapSeconds].map((value) => value.toFixed(1)).join(' | ')
  return `| ${fault.what} | ${operations} | ${lost} | ${doubled} | ${cut} | ${seconds} |`
}

function pageOf(lines: readonly string[]) {
  return `# Reliability

Written by \`npm run faults\` on ${cpus().length} cores (${platform()} ${arch()}). Each fault strikes real processes on a real
PostgreSQL while people redeem prizes and forget their passwords, through a load balancer that looks at \`/readyz\`.
Faults that last a while last ${pace.forMs / 1000} s. Afterwards each answer that was given is looked for in the database and in
the mails, and the ledger is audited. \`npm test\` does the same in a shorter form.

- **lost**: answered with yes and not there. **doubled**: there twice.
- **cut**: connections that were refused, or ended without an answer. The caller tried again with the same key.
- **recovery**: seconds from the end of the fault to the next redemption. **gap**: the longest time without one.

| fault | operations | lost | doubled | cut | recovery (s) | gap (s) |
|---|---|---|---|---|---|---|
${lines.join('\n')}
`
}
