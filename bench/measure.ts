import { type Figures, figuresOf, mediansOf } from './figures.ts'
import { load, type Server } from './load.ts'
import type { Request } from './scenario.ts'

export type Pace = { readonly rounds: number; readonly seconds: number; readonly warmUpSeconds: number }

export type Result = { readonly ours: Figures; readonly floor: Figures }

type Measured = {
  readonly requests: readonly Request[]
  readonly connections: number
  readonly ours: Server
  readonly floor: Server
}

/** By turns, so that whatever else the machine does in the meantime hits both. */
export async function measure(
  { requests, connections, ours, floor }: Measured,
  { rounds, seconds, warmUpSeconds }: Pace,
  signal: AbortSignal,
): Promise<Result> {
  const run = (server: Server, seconds: number) => load(server, { requests, connections, seconds, signal })
  await run(floor, warmUpSeconds)
  await run(ours, warmUpSeconds)
  const results: Result[] = []
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      floor: figuresOf(await run(floor, seconds)),
      ours: figuresOf(await run(ours, seconds)),
    })
  }
  return {
    ours: mediansOf(results.map((result) => result.ours)),
    floor: mediansOf(results.map((result) => result.floor)),
  }
}
