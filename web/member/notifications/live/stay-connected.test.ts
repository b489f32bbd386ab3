import { expect, test } from 'vitest'
import { stayConnected } from './stay-connected.ts'

type Connect = Parameters<typeof stayConnected>[0]['connect']

/** Runs through the given connections, one after the other, and gives the pauses between them. */
async function pausesBetween(connections: readonly Connect[]) {
  const over = new AbortController()
  const left = [...connections]
  const pauses: number[] = []
  const failures: unknown[] = []
  await stayConnected({
    connect: async (connection) => {
      const next = left.shift()
      if (left.length === 0) over.abort()
      return next?.(connection)
    },
    wait: async (ms) => void pauses.push(ms),
    signal: over.signal,
    failed: (error) => failures.push(error),
  })
  return { pauses, failures }
}

const refused: Connect = () => Promise.reject(new Error('refused'))
const lost: Connect = async ({ stands, retryAfter }) => {
  retryAfter(2000)
  stands()
}

test('each failure in a row is followed by a longer pause, up to a minute', async () => {
  const { pauses, failures } = await pausesBetween(Array.from({ length: 8 }, () => refused))
  expect(pauses).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000])
  expect(failures).toHaveLength(8)
})

test('a connection that stood is missed as soon as the server allows', async () => {
  const { pauses } = await pausesBetween([refused, refused, lost, refused, lost, lost])
  expect(pauses).toEqual([3000, 6000, 2000, 4000, 2000])
})

test('nothing is connected once it is over', async () => {
  const over = new AbortController()
  over.abort()
  const connect = () => Promise.reject(new Error('connected'))
  await stayConnected({
    connect,
    wait: async () => {},
    signal: over.signal,
    failed: () => expect.unreachable(),
  })
})
