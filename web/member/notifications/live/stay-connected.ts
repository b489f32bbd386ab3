type ReconnectOptions = {
  /** Resolves when the connection ends. It reports when the connection stands and how long the server wants us to wait. */
  connect: (connection: { stands(): void; retryAfter(ms: number): void }) => Promise<void>
  wait: (ms: number) => Promise<void>
  signal: AbortSignal
  failed: (error: unknown) => void
}

const firstPauseMs = 3000
const longestPauseMs = 60_000

/** Each failure in a row makes the pause before the next attempt longer. */
export async function stayConnected({ connect, wait, signal, failed }: ReconnectOptions): Promise<void> {
  let failures = 0
  let pauseMs = firstPauseMs
  const connection = {
    stands: () => {
      failures = 0
    },
    retryAfter: (ms: number) => {
      pauseMs = ms
    },
  }
  while (!signal.aborted) {
    await connect(connection).catch(failed)
    if (signal.aborted) return
    await wait(Math.min(pauseMs * 2 ** failures, longestPauseMs))
    failures += 1
  }
}
