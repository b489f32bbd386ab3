import * as z from 'zod/mini'
import type { Tx } from '#server/platform/db.ts'
import { enqueueMany, type Job, job } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { invitationMail } from './invitation-mail.ts'
import { createPasswordLink, spendPasswordLink, voidPasswordLinks } from './password-links.ts'
import { acceptInvited, invitedMember, isInvited, saveEmailProof } from './queries.ts'

const invitationDays = 30

/** So many mails leave at once, and the next after a while: the mails of others are not held up, nor taken for spam. */
const atOnce = 20
const apartSeconds = 10

type Invited = { memberIds: readonly string[]; earlier: number }

/** `earlier` is how many are invited before them by the same file. */
export async function inviteMembers(tx: Tx, { memberIds, earlier }: Invited) {
  await enqueueMany(
    tx,
    invitationJob,
    memberIds.map((memberId, index) => ({
      payload: { memberId },
      afterSeconds: Math.floor((earlier + index) / atOnce) * apartSeconds,
    })),
  )
}

/** Whoever has accepted meanwhile, was blocked or was erased gets nothing. */
export const invitationJob: Job = job({
  name: 'invite-member',
  payload: z.object({ memberId: z.string() }),
  run: async ({ transaction, mail, now, publicUrl }, { memberId }) => {
    const invited = await transaction(async (tx) => {
      const member = await invitedMember(tx, memberId, now)
      return member && { ...member, token: await invitationLink(tx, memberId, now) }
    })
    if (invited) await mail.send({ to: invited.email, ...(await invitationMail({ ...invited, publicUrl })) })
  },
})

export async function invitationLink(tx: Tx, memberId: string, now: Temporal.Instant): Promise<string> {
  return createPasswordLink(tx, 'members', {
    ownerId: memberId,
    expiresAt: now.add({ hours: 24 * invitationDays }),
  })
}

type Acceptance = { tokenHash: Buffer; passwordHash: string; now: Temporal.Instant }

/** The link proves the mailbox. From here on they are a member like any other. */
export async function acceptInvitation(
  tx: Tx,
  { tokenHash, passwordHash, now }: Acceptance,
): Promise<string> {
  const memberId = await spendPasswordLink(tx, 'members', { tokenHash, now })
  if (!(await acceptInvited(tx, { memberId, passwordHash }))) throw new Refusal('recovery_link_spent')
  await voidPasswordLinks(tx, 'members', memberId)
  await saveEmailProof(tx, memberId, now)
  return memberId
}

/** A password alone is not enough: whoever is invited has the regulation to accept. */
export async function requireNotInvited(tx: Tx, memberId: string) {
  if (await isInvited(tx, memberId)) throw new Refusal('recovery_link_spent')
}
