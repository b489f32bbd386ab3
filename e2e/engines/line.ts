import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** The way from the browser to the server, which can be cut: no engine but Chromium can be told to be offline. */
export async function openLine(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
  })
  const listen = async (at: number) => {
    await once(server.listen(at, '127.0.0.1'), 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const own = await listen(0)
  let wasCut = false
  const cut = () => {
    wasCut = true
    for (const socket of sockets) socket.destroy()
    if (server.listening) server.close()
  }
  return { url: `http://127.0.0.1:${own}`, cut, mend: () => listen(own), wasCut: () => wasCut }
}
