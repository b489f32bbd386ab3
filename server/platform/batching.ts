import { setImmediate } from 'node:timers/promises'
import { type Db, isDatabaseError, isOutage } from './db.ts'

type Batching<Piece, Result> = {
  run(db: Db, pieces: readonly Piece[]): Promise<readonly Result[]>
  /** Pieces with the same key never run at the same time. */
  keyOf?(piece: Piece): string
  most: number
  turns: number
  /** Takes in what else has arrived with the first piece; for reads, where that costs no time worth telling. */
  gathers?: boolean
}

type OwnedRow = { readonly member_id: string | null }
type ReadOfMembers<Row> = (
  db: Db,
  facts: { readonly memberIds: readonly string[] },
) => Promise<readonly Row[]>

/** Reads what belongs to a member; members who ask at the same time share a statement. */
export function rowsByMember<Row extends OwnedRow>(read: ReadOfMembers<Row>, most: number) {
  return batching<string, readonly Row[]>({
    async run(db, members) {
      const memberIds = [...new Set(members)]
      const rows = Map.groupBy(await read(db, { memberIds }), ({ member_id }) => member_id)
      return members.map((memberId) => rows.get(memberId) ?? [])
    },
    most,
    turns: 2,
    gathers: true,
  })
}

type WaitingPiece<Piece, Result> = { readonly piece: Piece; readonly settle: PromiseWithResolvers<Result> }

/**
 * Runs pieces together when a statement or commit costs more than its pieces. A lone piece runs at once;
 * pieces that arrive meanwhile share the next turn.
 */
export function batching<Piece, Result>({
  run,
  keyOf,
  most,
  turns,
  gathers = false,
}: Batching<Piece, Result>) {
  type Each = WaitingPiece<Piece, Result>
  let waiting: Each[] = []
  const running = new Set<string>()
  let underWay = 0

  async function work(db: Db) {
    underWay += 1
    if (gathers) await setImmediate()
    while (waiting.length > 0) {
      const taken = take()
      // The rest waits for a key of a running turn, which will take them.
      if (taken.length === 0) break
      await settleAll(db, taken)
      release(taken)
    }
    // This must follow the last look at `waiting` without an await, or a new piece would never run.
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
      // Who waits for the next turn would wait as long again for the same.
      if (isOutage(error)) refuseAll([...taken, ...waiting.splice(0)], error)
      // One piece, or somebody else, made the database undo the turn, so each runs alone.
      else if (isDatabaseError(error)) await Promise.all(taken.map((each) => settleAlone(db, each)))
      else refuseAll(taken, error)
    }
  }

  function refuseAll(refused: readonly Each[], error: unknown) {
    for (const { settle } of refused) settle.reject(error)
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
