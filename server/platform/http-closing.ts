import type { FastifyInstance } from 'fastify'

const graceMs = 10_000

/** On the way out every answer ends its connection; otherwise an idle browser would keep the process for a minute. */
export function closeGracefully(app: FastifyInstance) {
  let closing = false
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close')
  })
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref()
  })
}
