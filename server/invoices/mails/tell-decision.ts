import * as z from 'zod/mini'
import { traceOf } from '#domain/earning.ts'
import { atCountedValue } from '#server/invoices/counted-rows.ts'
import { isPicture } from '#server/invoices/document.ts'
import { decisionForMail } from '#server/invoices/effects/queries.ts'
import { invoiceRows } from '#server/invoices/queries.ts'
import { reasonText } from '#server/invoices/reason-text.ts'
import { wantsMail } from '#server/notifications/channels.ts'
import type { Db } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { redrawn } from '#server/platform/images.ts'
import { job } from '#server/platform/jobs.ts'
import { countedMail } from './counted-mail.ts'
import { betterPhotoMail, rejectedMail } from './refused-mails.ts'
import { reversedMail } from './reversed-mail.ts'

export const tellDecisionJob = job({
  name: 'tell-decision',
  payload: z.object({ decisionId: z.string() }),
  run: async ({ db, files, mail, publicUrl }, { decisionId }) => {
    const decision = await decisionForMail(db, decisionId)
    if (!decision || !(await wantsMail(db, decision.memberId, 'invoices'))) return
    await mail.send({ to: decision.email, ...(await mailOf({ db, files, publicUrl }, decision)) })
  },
})

type MailTools = { db: Db; files: Files; publicUrl: string }
type DecisionForMail = NonNullable<Awaited<ReturnType<typeof decisionForMail>>>

async function mailOf({ db, files, publicUrl }: MailTools, decision: DecisionForMail) {
  const coins = decision.coins ?? 0
  const balance = decision.balance ?? 0
  const reason = reasonText(decision.language, decision) ?? ''
  const facts = { ...decision, coins, balance, reason, publicUrl }
  if (decision.decision === 'reject')
    return rejectedMail({ ...facts, canAskAgain: decision.asked_again_at === null })
  if (decision.decision === 'request_photo')
    return betterPhotoMail({ ...facts, photo: await photoOf(files, decision) })
  if (decision.decision === 'reverse') return reversedMail(facts)
  const rows = await invoiceRows(db, decision.invoiceId)
  const isMended = rows.some(({ valueCents, countedCents }) => valueCents !== countedCents)
  const expiresOn = decision.expiresOn?.toString() ?? null
  return countedMail({ ...facts, trace: traceOf(atCountedValue(rows)), isMended, expiresOn })
}

const photoSide = 534

async function photoOf(files: Files, { file_clean, file_type, file_key }: DecisionForMail) {
  if (!file_clean || !isPicture(file_type)) return undefined
  return redrawn(await files.getBytes(file_key), photoSide)
}
