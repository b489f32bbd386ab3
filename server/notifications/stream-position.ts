/**
 * A snapshot up to which everything was sent. In the middle of a batch also the batch's snapshot, and how
 * many of it were sent.
 */
export type StreamPosition = {
  readonly seen: string
  readonly batch?: { readonly upTo: string; readonly sent: number }
}

const snapshot = String.raw`\d{1,20}:\d{1,20}:[\d,]{0,4000}`
const shape = new RegExp(`^(${snapshot})(?:;(${snapshot});(\\d{1,3}))?$`)

export function readPosition(text: string | undefined): StreamPosition | undefined {
  const [, seen, upTo, sent] = text?.match(shape) ?? []
  if (seen === undefined) return undefined
  return upTo === undefined ? { seen } : { seen, batch: { upTo, sent: Number(sent) } }
}

export function positionText({ seen, batch }: StreamPosition): string {
  return batch ? `${seen};${batch.upTo};${batch.sent}` : seen
}

export function positionAfter(
  before: StreamPosition,
  upTo: string,
  { sent, left }: { sent: number; left: number },
): StreamPosition {
  if (left === 0) return { seen: upTo }
  return { seen: before.seen, batch: { upTo, sent: (before.batch?.sent ?? 0) + sent } }
}
