import { type Db, isDatabaseError } from './db.ts'

type Gathering<Piece, Result> = {
  /** Answers every piece in its place. */
  run(db: Db, pieces: readonly Piece[]): Promise<readonly Result[]>
  /** Pieces with the same key never run in one turn, nor in two turns at once. */
  keyOf?(piece: Piece): string
  /** Pieces in a turn, and turns at once. */
  most: number
  turns: number
}

type Waiting<Piece, Result> = { readonly piece: Piece; readonly settle: PromiseWithResolvers<Result> }

/**
 * For work whose cost is mostly that of a turn (a statement, a commit) and little that of a piece. A lone piece runs at
 * once; what arrives while turns are running waits for the next one and shares it.
 */
export function gathering<Piece, Result>({ run, keyOf, most, turns }: Gathering<Piece, Result>) {
  type Each = Waiting<Piece, Result>
  let waiting: Each[] = []
  const running = new Set<string>()
  let underWay = 0

  async function work(db: Db) {
    underWay += 1
    while (waiting.length > 0) {
      const taken = take()
      // Those who wait do so for somebody of a turn that is under way, which will take them.
      if (taken.length === 0) break
      await settleAll(db, taken)
      release(taken)
    }
    // Nothing may come between looking for more and this: who came there would wait for nobody.
    underWay -= 1
  }

  function release(taken: readonly Each[]) {
    if (keyOf) for (const { piece } of taken) running.delete(keyOf(piece))
  }

  function take(): Each[] {
    const taken: Each[] = []
    waiting = waiting.filter((each) => {
      const key = keyOf?.(each.piece)
      if (taken.length >= most || (key !== undefined && running.has(key))) return true
      if (key !== undefined) running.add(key)
      taken.push(each)
      return false
    })
    return taken
  }

  async function settleAll(db: Db, taken: readonly Each[]) {
    const pieces = taken.map(({ piece }) => piece)
    try {
      const results = await run(db, pieces)
      for (const [place, { settle }] of taken.entries()) settle.resolve(results[place] as Result)
    } catch (error) {
      // The database undid the turn because of one of them, or of somebody outside: each gets a turn of its own.
      if (isDatabaseError(error)) await Promise.all(taken.map((each) => settleAlone(db, each)))
      else for (const { settle } of taken) settle.reject(error)
    }
  }

  async function settleAlone(db: Db, { piece, settle }: Each) {
    try {
      const [result] = await run(db, [piece])
      settle.resolve(result as Result)
    } catch (error) {
      settle.reject(error)
    }
  }

  return (db: Db, piece: Piece): Promise<Result> => {
    const settle = Promise.withResolvers<Result>()
    waiting.push({ piece, settle })
    if (underWay < turns) void work(db)
    return settle.promise
  }
}
