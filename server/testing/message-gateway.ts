import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type GatewayCall = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

type Answer = { status: number; headers?: Record<string, string> }

/** A real one, on loopback. It answers what is in `answers` first, and 200 afterwards. */
export async function startMessageGateway() {
  const received: GatewayCall[] = []
  const answers: Array<Answer | 'nothing'> = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    received.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() })
    const answer = answers.shift() ?? { status: 200 }
    if (answer !== 'nothing') response.writeHead(answer.status, answer.headers).end('{"to":"+5562998877001"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}/send`, received, answers, stop }
}
