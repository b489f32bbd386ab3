type StoredEvent = { readonly type: string; readonly occurredAt: Temporal.Instant; readonly data: unknown }

/** What is sent and signed, word by word. */
export function payloadOf({ type, occurredAt, data }: StoredEvent): string {
  return JSON.stringify({ type, timestamp: occurredAt.toString(), data })
}
