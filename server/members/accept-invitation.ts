import type * as z from 'zod/mini'
import type { acceptInvitation as endpoint } from '#contract/sign-up.ts'
import { versionsInForce } from '#server/pages/publish.ts'
import type { Tx } from '#server/platform/db.ts'
import { acceptInvitation } from '#server/sessions/invitations.ts'
import { openSession } from '#server/sessions/sign-in.ts'
import { giveCommunications } from './consents.ts'
import { insertConsents } from './queries.ts'

type Acceptance = {
  form: z.output<(typeof endpoint)['body']>
  tokenHash: Buffer
  passwordHash: string
  userAgent: string
  now: Temporal.Instant
}

/** With the same consents as whoever signs up. */
export async function accept(tx: Tx, { form, tokenHash, passwordHash, userAgent, now }: Acceptance) {
  const memberId = await acceptInvitation(tx, { tokenHash, passwordHash, now })
  await insertConsents(tx, { memberId, versions: await versionsInForce(tx), now })
  if (form.accept_communications) await giveCommunications(tx, { memberId, now })
  const deviceToken = form.device_token
  return { memberId, token: await openSession(tx, { memberId, passwordHash, deviceToken, userAgent, now }) }
}
