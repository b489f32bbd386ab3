import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A wire to a server that can fall silent: nothing is passed on, and nobody hangs up. */
export async function startProxy(target: { port: number; host?: string }) {
  const wires = new Set<[Socket, Socket]>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(target.port, target.host ?? '127.0.0.1')
    const wire: [Socket, Socket] = [near, far]
    wires.add(wire)
    const end = () => {
      wires.delete(wire)
      for (const socket of wire) socket.destroy()
    }
    for (const socket of wire) {
      socket.on('error', () => undefined)
      socket.on('close', () => (isSilent ? undefined : end()))
      if (isSilent) socket.pause()
    }
    near.on('data', (bytes) => void far.write(bytes))
    far.on('data', (bytes) => void near.write(bytes))
    if (isSilent) for (const socket of wire) socket.pause()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    port,
    connections: () => wires.size,
    silence() {
      isSilent = true
      for (const socket of [...wires].flat()) socket.pause()
    },
    speak() {
      isSilent = false
      for (const socket of [...wires].flat()) socket.resume()
    },
    async stop() {
      for (const socket of [...wires].flat()) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
