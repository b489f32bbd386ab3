import { availableParallelism, totalmem } from 'node:os'

/** Each reader of pictures may take 700 MB, and as much has to be left for everything else. */
const memoryOfAReader = 1.5 * 2 ** 30
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/** How many pictures a worker reads side by side: one for each processor, where there is memory for them. */
export const readersAtOnce = Math.max(
  1,
  Math.min(4, availableParallelism(), Math.floor(memory / memoryOfAReader)),
)

export function limitConcurrency(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((turn) => waiting.push(turn))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
