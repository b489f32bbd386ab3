import * as z from 'zod/mini'
import { traceOf } from '#domain/earning.ts'
import { isPicture } from '#server/invoices/document.ts'
import { reasonIn } from '#server/invoices/reason.ts'
import { typedRows } from '#server/invoices/typed-rows.ts'
import { wantsMail } from '#server/notifications/channels.ts'
import type { Db } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { redrawn } from '#server/platform/images.ts'
import { job } from '#server/platform/jobs.ts'
import { countedMail } from './counted-mail.ts'
import { newsOf } from './queries.ts'
import { betterPhotoMail, rejectedMail } from './refused-mails.ts'
import { reversedMail } from './reversed-mail.ts'

/** Tells a member by mail what was decided about their invoice. */
export const tellDecisionJob = job({
  name: 'tell-decision',
  payload: z.object({ decisionId: z.string() }),
  run: async ({ db, files, mail, publicUrl }, { decisionId }) => {
    const news = await newsOf(db, decisionId)
    // Erased, or chosen otherwise, in the meantime.
    if (!news || !(await wantsMail(db, news.memberId, 'invoices'))) return
    await mail.send({ to: news.email, ...(await mailOf({ db, files, publicUrl }, news)) })
  },
})

type Surroundings = { db: Db; files: Files; publicUrl: string }
type News = NonNullable<Awaited<ReturnType<typeof newsOf>>>

async function mailOf({ db, files, publicUrl }: Surroundings, news: News) {
  const coins = news.coins ?? 0
  const balance = news.balance ?? 0
  const told = { ...news, coins, balance, reason: reasonIn(news.language, news) ?? '', publicUrl }
  if (news.decision === 'reject') return rejectedMail({ ...told, canAskAgain: news.asked_again_at === null })
  if (news.decision === 'request_photo')
    return betterPhotoMail({ ...told, photo: await photoOf(files, news) })
  if (news.decision === 'reverse') return reversedMail(told)
  const rows = await typedRows(db, news.invoiceId)
  const counted = rows.map((row) => ({ ...row, valueCents: row.countedCents ?? 0 }))
  const isMended = rows.some(({ valueCents, countedCents }) => valueCents !== countedCents)
  const expiresOn = news.expiresOn?.toString() ?? null
  return countedMail({ ...told, trace: traceOf(counted), isMended, expiresOn })
}

/** As wide as a mail shows it. */
const photoSide = 534

async function photoOf(files: Files, { file_clean, file_type, file_key }: News) {
  if (!file_clean || !isPicture(file_type)) return undefined
  return redrawn(await files.getBytes(file_key), photoSide)
}
