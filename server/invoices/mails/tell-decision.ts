import * as z from 'zod/mini'
import { traceOf } from '#domain/earning.ts'
import { atCountedValue } from '#server/invoices/counted-rows.ts'
import { isPicture } from '#server/invoices/document.ts'
import { decisionsForMail } from '#server/invoices/effects/queries.ts'
import { type InvoiceRow, rowsOfInvoices } from '#server/invoices/queries.ts'
import { reasonText } from '#server/invoices/reason-text.ts'
import { whoWantsMail } from '#server/notifications/channels.ts'
import { limitConcurrency } from '#server/platform/concurrency.ts'
import type { Files } from '#server/platform/files.ts'
import { redrawn } from '#server/platform/images.ts'
import { jobOfMany } from '#server/platform/jobs.ts'
import type { Mail } from '#server/platform/mail.ts'
import { countedMail } from './counted-mail.ts'
import { betterPhotoMail, rejectedMail } from './refused-mails.ts'
import { reversedMail } from './reversed-mail.ts'

/** Whoever else waits for a mail of theirs, such as for a password, waits for two or three of these. */
const mostTogether = 12
const mailsAtOnce = 4

export const tellDecisionJob = jobOfMany({
  name: 'tell-decision',
  payload: z.object({ decisionId: z.string() }),
  most: mostTogether,
  run: async ({ db, files, publicUrl }, payloads, mails) => {
    const decisions = await decisionsForMail(
      db,
      payloads.map(({ decisionId }) => decisionId),
    )
    const wanted = await whoWantsMail(
      db,
      decisions.map(({ memberId }) => memberId),
      'invoices',
    )
    const rows = await rowsOfInvoices(
      db,
      decisions.filter(({ decision }) => decision === 'approve').map(({ invoiceId }) => invoiceId),
    )
    const inTurn = limitConcurrency(mailsAtOnce)
    const tell = async (decisionId: string, mail: Mail | undefined) => {
      const decision = decisions.find(({ id }) => id === decisionId)
      if (!decision || !wanted.has(decision.memberId)) return
      const tools = { files, publicUrl, rows: rows.get(decision.invoiceId) ?? [] }
      await mail?.send({ to: decision.email, ...(await mailOf(tools, decision)) })
    }
    const telling = payloads.map(({ decisionId }, place) => inTurn(() => tell(decisionId, mails[place])))
    // All are awaited, so that none is sent after its job was given back.
    await Promise.allSettled(telling)
    await Promise.all(telling)
  },
})

type MailTools = { files: Files; publicUrl: string; rows: readonly InvoiceRow[] }
type DecisionForMail = Awaited<ReturnType<typeof decisionsForMail>>[number]

async function mailOf({ files, publicUrl, rows }: MailTools, decision: DecisionForMail) {
  const coins = decision.coins ?? 0
  const balance = decision.balance ?? 0
  const reason = reasonText(decision.language, decision) ?? ''
  const facts = { ...decision, coins, balance, reason, publicUrl }
  if (decision.decision === 'reject')
    return rejectedMail({ ...facts, canAskAgain: decision.asked_again_at === null })
  if (decision.decision === 'request_photo')
    return betterPhotoMail({ ...facts, photo: await photoOf(files, decision) })
  if (decision.decision === 'reverse') return reversedMail(facts)
  const isMended = rows.some(({ valueCents, countedCents }) => valueCents !== countedCents)
  const expiresOn = decision.expiresOn?.toString() ?? null
  return countedMail({ ...facts, trace: traceOf(atCountedValue(rows)), isMended, expiresOn })
}

const photoSide = 534

async function photoOf(files: Files, { file_clean, file_type, file_key }: DecisionForMail) {
  if (!file_clean || !isPicture(file_type)) return undefined
  return redrawn(await files.getBytes(file_key), photoSide)
}
