import { parseArgs } from 'node:util'
import { proveInvoiceFiles } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { problem } from '#server/platform/problem.ts'
import { tellProblem } from './tell-problem.ts'

await prove().catch(tellProblem)

async function prove() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } })
  if (positionals.length === 0) throw problem('Name the files to look at: npm run proof -- invoice.xml')
  const { trustDir } = readConfig()
  const setting = { trustDir, now: momentOf(values.at), tell: console.error }
  let looked = 0
  for await (const result of proveInvoiceFiles(positionals, setting)) {
    console.log(JSON.stringify(result))
    looked += 1
  }
  process.exitCode = looked === positionals.length ? 0 : 1
}

/** Old files are looked at again as of the day on which they came. */
function momentOf(text: string | undefined): Temporal.Instant {
  if (!text) return Temporal.Now.instant()
  try {
    return Temporal.Instant.from(text)
  } catch {
    throw problem(`--at wants a moment like 2026-11-16T12:00:00Z, not ${text}`)
  }
}
