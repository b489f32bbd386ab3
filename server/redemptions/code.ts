import * as z from 'zod/mini'
import { textIn } from '#contract/languages.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { button, code as codeBlock } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { codeOf, seeCode } from '#server/store/codes/prize-codes.ts'
import { redemptionCode } from './own-redemptions.ts'
import { codeOwner, isOfNobody, redemptionById } from './queries.ts'

type Uncovering = { id: string; memberId: string; secrets: Secrets; now: Temporal.Instant }

/** From then on it is seen, and never comes back to the stock. */
export async function uncoverCode(tx: Tx, { id, memberId, secrets, now }: Uncovering) {
  await requireOwner(tx, id, memberId)
  const code = await codeOf(tx, secrets, id)
  if (code === undefined) throw new Refusal('not_found')
  return { code, isFirst: await seeCode(tx, id, now) }
}

export async function mailOwnCode(
  tx: Tx,
  { id, memberId, now }: { id: string; memberId: string; now: Temporal.Instant },
) {
  await requireOwner(tx, id, memberId)
  await mailCode(tx, { id, now })
}

/** What leaves by mail counts as seen. */
export async function mailCode(tx: Tx, { id, now }: { id: string; now: Temporal.Instant }) {
  const owner = await codeOwner(tx, id)
  if (!owner) throw new Refusal((await isOfNobody(tx, id)) ? 'account_deleted' : 'not_found')
  if (!owner.email_confirmed_at) throw new Refusal('email_unconfirmed')
  await seeCode(tx, id, now)
  await enqueue(tx, codeMailJob, { redemptionId: id })
}

async function requireOwner(tx: Tx, id: string, memberId: string) {
  if ((await codeOwner(tx, id))?.member_id !== memberId) throw new Refusal('not_found')
}

/** The code is opened where the mail is written, so that no job holds it. */
export const codeMailJob = job({
  name: 'code-mail',
  payload: z.object({ redemptionId: z.string() }),
  run: async ({ db, mail, publicUrl, secrets }, { redemptionId }) => {
    const [redemption, handed] = [
      await redemptionById(db, redemptionId),
      await codeOf(db, secrets, redemptionId),
    ]
    // The member was erased or the redemption cancelled meanwhile.
    if (!redemption || !handed || redemption.status !== 'delivered') return
    const { name, email, language, titles } = redemption
    const { mails, prize_kinds } = textsIn(language)
    const words = prize_kinds.mails.code
    const about = mails.redemption
    await mail.send({
      to: email,
      ...mailLayout({
        language,
        publicUrl,
        preheader: words.preheader,
        title: words.title(textIn(titles, language)),
        lead: words.lead(firstName(name)),
        blocks: [
          codeBlock({ label: words.label, code: handed }),
          button({
            label: about.open,
            url: `${publicUrl}${linkTo(memberPaths.redemption, { id: redemptionId })}`,
          }),
        ],
        reason: about.because(redemptionCode(redemption)),
        isNotice: true,
      }),
    })
  },
})
