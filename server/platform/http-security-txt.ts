import type { FastifyInstance } from 'fastify'
import { brand } from '#brand/brand.ts'
import type { Clock } from './clock.ts'

const securityTxtPath = '/.well-known/security.txt'

const daysGood = 180

/** Where to tell of a weakness (RFC 9116). It never grows old while the server runs. */
export function serveSecurityTxt(
  app: FastifyInstance,
  { clock, publicUrl }: { clock: Clock; publicUrl: string },
) {
  app.get(securityTxtPath, { schema: { hide: true } }, async (_request, reply) => {
    const expires = clock
      .now()
      .add({ hours: 24 * daysGood })
      .toString({ smallestUnit: 'second' })
    const fields = [
      `Contact: mailto:${brand.supportEmail}`,
      `Expires: ${expires}`,
      'Preferred-Languages: pt, es, en',
      `Canonical: ${new URL(securityTxtPath, publicUrl).href}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(`${fields.join('\n')}\n`)
  })
}
