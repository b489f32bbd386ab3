import { mkdtempDisposable, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webAppFolder } from '#server/platform/web-build.ts'
import { quantile } from './figures.ts'
import { startProcess } from './server-process.ts'
import type { Row } from './table.ts'

type Size = { readonly starts: number; readonly builds: boolean }

/** From the command to the first answer: on a machine that has nothing yet, and again. */
export async function benchStart({ starts, builds }: Size, signal: AbortSignal): Promise<Row[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'petisco-bench-'))
  // A build without its stamp is made again, and until then the old one stays.
  if (builds) await rm(join(webAppFolder, '.stamp'), { force: true })
  const first = await secondsToStart(folder.path, signal)
  const again: number[] = []
  for (let start = 0; start < starts; start += 1) again.push(await secondsToStart(folder.path, signal))
  const what = `first start, with the demo world${builds ? ' and the web app to make' : ' to make'}`
  return [
    { what, figure: first, unit: 's', budget: { atMost: 6 } },
    { what: 'start on a filled database', figure: quantile(again, 0.5), unit: 's', budget: { atMost: 2 } },
  ]
}

async function secondsToStart(folder: string, signal: AbortSignal): Promise<number> {
  const beganAt = performance.now()
  await using _ = await startProcess(
    'server/main.ts',
    { DEMO: 'on', DATA_DIR: folder, LOG_LEVEL: 'warn' },
    signal,
  )
  return (performance.now() - beganAt) / 1000
}
