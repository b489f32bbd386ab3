type ReconnectOptions = {
  /** Lasts as long as the connection; says when it stands, and how long the server wants to be left alone after it. */
  connect: (connection: { stands(): void; retryAfter(ms: number): void }) => Promise<void>
  wait: (ms: number) => Promise<void>
  signal: AbortSignal
  /** Told what ended a connection other than its end. */
  failed: (error: unknown) => void
}

const firstPauseMs = 3000
const longestPauseMs = 60_000

/** Connects again whenever the connection ends; each time in a row that it does not come about, after a longer pause. */
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
