type Sharing<Message> = {
  /** The same in every tab that may share. */
  name: string
  /** Lasts as long as the connection is wanted; says what it hears. */
  connect: (tell: (message: Message) => void) => Promise<void>
  heard: (message: Message) => void
  signal: AbortSignal
}

/** Of all tabs one is connected and tells the others; when it goes, another takes its place. */
export async function overOneTab<Message>({ name, connect, heard, signal }: Sharing<Message>): Promise<void> {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => heard(data))
  signal.addEventListener('abort', () => channel.close(), { once: true })
  const hold = () =>
    connect((message) => {
      channel.postMessage(message)
      heard(message)
    })
  // Only a secure page can ask for its turn; in any other each tab has a connection of its own.
  if (!navigator.locks) return hold()
  try {
    await navigator.locks.request(name, { signal }, hold)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
