/**
 * How far a stream has come: everything that this snapshot of the database could see was sent. In the middle of a batch it
 * is also the snapshot that the batch was read with, and how many of it were sent.
 */
export type Place = {
  readonly seen: string
  readonly batch?: { readonly upTo: string; readonly sent: number }
}

const snapshot = String.raw`\d{1,20}:\d{1,20}:[\d,]{0,4000}`
const shape = new RegExp(`^(${snapshot})(?:;(${snapshot});(\\d{1,3}))?$`)

/** Undefined for what no stream of ours has said. */
export function placeIn(text: string | undefined): Place | undefined {
  const [, seen, upTo, sent] = text?.match(shape) ?? []
  if (seen === undefined) return undefined
  return upTo === undefined ? { seen } : { seen, batch: { upTo, sent: Number(sent) } }
}

export function placeText({ seen, batch }: Place): string {
  return batch ? `${seen};${batch.upTo};${batch.sent}` : seen
}

/** The place after one of those that a read up to a snapshot has brought, of which so many are still to come. */
export function placeAfter(
  before: Place,
  upTo: string,
  { sent, left }: { sent: number; left: number },
): Place {
  if (left === 0) return { seen: upTo }
  return { seen: before.seen, batch: { upTo, sent: (before.batch?.sent ?? 0) + sent } }
}
