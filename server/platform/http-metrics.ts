import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'
import { Refusal } from './refusal.ts'

/** For who watches over the process from its own network; whoever comes through a proxy is told that there is nothing. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics) {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromHere(request)) throw new Refusal('not_found')
    return reply
      .type(metrics.contentType)
      .header('Cache-Control', 'no-store')
      .send(await metrics.text())
  })
}

function isFromHere({ headers, socket }: FastifyRequest) {
  const { remoteAddress = '' } = socket
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in headers)
  return !isForwarded && ownNetworks.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
}

const ownNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv4')
ownNetworks.addAddress('::1', 'ipv6')
ownNetworks.addSubnet('fc00::', 7, 'ipv6')
ownNetworks.addSubnet('fe80::', 10, 'ipv6')
