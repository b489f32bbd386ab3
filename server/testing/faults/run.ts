import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './list.ts'
import { type LoadFigures, startLoad } from './load.ts'
import { type Outcome, reconcile } from './reconcile.ts'
import { startSystem } from './system.ts'

export type FaultOutcome = Outcome & {
  /** From the moment the surroundings are whole again to the next redemption; of several faults the longest. */
  recoverySeconds: number
}

type Pace = { beforeMs: number; forMs: number; afterMs: number }

/** Answers with yes before the first fault and after the last: without them it would have struck nobody. */
const operationsAround = 12
const patienceMs = 60_000

/** They strike one after the other in the midst of the load; then is counted what became of it. */
export async function runFaults(
  faults: readonly Fault[],
  { beforeMs, forMs, afterMs }: Pace,
): Promise<FaultOutcome> {
  const system = await startSystem(Object.assign({}, ...faults.map((fault) => fault.system)))
  try {
    const load = startLoad(system)
    const { figures } = load
    const healed: number[] = []
    const cuts: string[] = []
    await pause(beforeMs)
    await untilAnswered(operationsAround, figures)
    for (const { strike, isSmooth, name } of faults) {
      const before = figures.cut
      await strike(system, forMs)
      healed.push(performance.now())
      await pause(afterMs)
      if (isSmooth && figures.cut > before) cuts.push(`${name} cut ${figures.cut - before} connections`)
    }
    await untilAnswered(figures.answeredAt.length + operationsAround, figures)
    await load.stop()
    const isPromoted = faults.some((fault) => fault.isPromoted)
    const outcome = await reconcile(system, figures, isPromoted)
    const recoveries = healed.map((moment) => nextAfter(figures.answeredAt, moment) - moment)
    return {
      ...outcome,
      faults: [...outcome.faults, ...cuts],
      recoverySeconds: Math.max(...recoveries) / 1000,
    }
  } finally {
    await system.stop()
  }
}

/** A busy machine needs longer for as much. */
async function untilAnswered(count: number, { answeredAt }: LoadFigures) {
  const giveUpAt = performance.now() + patienceMs
  while (answeredAt.length < count && performance.now() < giveUpAt) await pause(50)
}

function nextAfter(moments: readonly number[], moment: number) {
  return moments.find((answeredAt) => answeredAt >= moment) ?? Number.POSITIVE_INFINITY
}
