import * as z from 'zod/mini'
import { Instant } from '#contract/fields.ts'
import { type WebhookEventType, webhookFacts } from '#contract/webhooks.ts'
import { exampleOf } from './examples.ts'
import type { Json, Schemas } from './schemas.ts'

const summaries: Readonly<Record<WebhookEventType, string>> = {
  'member.signed_up': 'Somebody signed up',
  'member.verified': 'A member reached level 3',
  'invoice.received': 'A member sent an invoice',
  'invoice.photo_requested': 'A better photo of an invoice was asked for',
  'invoice.counted': 'An invoice earned its coins',
  'invoice.refused': 'An invoice was refused',
  'invoice.reversed': 'A counted invoice was reversed, and its coins taken back',
  'redemption.requested': 'A member exchanged coins for a prize',
  'redemption.preparing': 'A prize is being packed',
  'redemption.shipped': 'A prize was shipped',
  'redemption.contacted': 'Somebody called a member about an experience',
  'redemption.booked': 'An experience was booked',
  'redemption.delivered': 'A prize was delivered',
  'redemption.cancelled': 'A redemption was cancelled, and its coins given back',
  'coins.expired': 'Coins of a member expired',
  'recommendation.sold': 'A recommended food was bought, and who recommended was paid',
  'recommendation.reversed': 'The purchase of a recommended food was reversed',
  'webhook.test': 'Somebody of the team sees whether it works',
}

const messages = Object.entries(webhookFacts).map(([type, data]) => {
  const Message = z.object({ type: z.literal(type), timestamp: Instant, data })
  return { type: type as WebhookEventType, Message }
})

/** The schemas of what is sent. */
export const webhookMessages: readonly z.ZodMiniType[] = messages.map(({ Message }) => Message)

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const headers = [
  header(
    'webhook-id',
    'The id of the event, the same however often it is sent: a receiver does its work once.',
  ),
  header(
    'webhook-timestamp',
    'When it was sent, in seconds since 1970: what is older than five minutes is refused.',
  ),
  header(
    'webhook-signature',
    'HMAC-SHA256 of `id.timestamp.body` with the secret, as `v1,…` in base64; while a secret is changed there are two, with a space between.',
  ),
]

/** What receivers are sent, as Standard Webhooks describes it. */
export function webhooksOf(schemas: Schemas): Json {
  return Object.fromEntries(
    messages.map(({ type, Message }) => {
      const schema = schemas.answered(Message)
      const example = exampleOf(schema, schemas.components)
      const operation = {
        operationId: `on_${type.replace('.', '_')}`,
        summary: summaries[type],
        tags: ['webhooks'],
        security: [],
        parameters: headers,
        requestBody: { required: true, content: { 'application/json': { schema, example } } },
        responses: {
          '2XX': { description: 'It has arrived; anything else is sent again for about three days.' },
          '410': { description: 'The receiver is gone: nothing more is sent to it.' },
        },
      }
      return [type, { post: operation }]
    }),
  )
}
