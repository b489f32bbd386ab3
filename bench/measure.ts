import { type Figures, figuresOf, mediansOf } from './figures.ts'
import { load, type Server } from './load.ts'
import type { Request } from './scenario.ts'

export type Pace = { readonly rounds: number; readonly seconds: number; readonly warmUpSeconds: number }

export type Result = { readonly ours: Figures; readonly floor: Figures }

type Comparison = {
  readonly requests: readonly Request[]
  readonly connections: number
  readonly ours: Server
  readonly floor: Server
}

/** Taking turns lets other load on the machine hit both. */
export async function measure(
  { requests, connections, ours, floor }: Comparison,
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
