import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createListening } from './listening.ts'
import { createLog } from './log.ts'

test('a database that hangs up as soon as it is asked is asked again, and ends nothing else', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.on('error', () => undefined)
    // The first message is the greeting, the next the question to listen.
    socket.once('data', () => {
      socket.write(Buffer.concat([authenticated, ready]))
      socket.once('data', () => socket.destroy())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'petisco', database: 'petisco' })
  const listening = createListening({ pool }, createLog('silent'))
  onTestFinished(async () => {
    await listening.stop()
    await pool.end()
    server.close()
  })
  listening.listen('news', { heard: () => undefined, regained: () => undefined })
  listening.begin()
  await vi.waitFor(() => expect(connections).toBeGreaterThan(2), 5000)
})

const authenticated = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0])
const ready = Buffer.from([90, 0, 0, 0, 5, 73])
