import * as z from 'zod/mini'
import { memberPaths } from '#contract/paths.ts'
import { programmeTimeZone } from '#domain/business-days.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { titleIn } from '#server/notifications/notifications.ts'
import { enqueue, type Job, job } from '#server/platform/jobs.ts'
import { handOver } from '#server/platform/phone-messages/hand-over.ts'
import { isFirstNotice, noticeToSend } from './queries.ts'

const hoursGood = 24
const mostLetters = 140
/** Nobody is woken for a prize. */
const quiet = { from: 21, until: 8 }

/** Added by `announce_notifications`, see 0066_phone_messages.sql. */
export const noticeMessageJob: Job = job({
  name: 'notice-message',
  queue: 'messages',
  payload: z.object({ notificationId: z.string() }),
  run: async (context, payload) => {
    const { db, transaction, now, publicUrl, phoneGateway } = context
    // Erased, read or no longer wanted meanwhile.
    const notice = phoneGateway && (await noticeToSend(db, payload.notificationId))
    if (!notice) return
    const { id, memberId, phone, language, link } = notice
    const again = (afterSeconds: number) =>
      transaction((tx) => enqueue(tx, noticeMessageJob, payload, { afterSeconds }))
    const silence = quietSeconds(now)
    if (silence > 0) return again(silence)
    const title = titleIn(notice, language)
    const words = textsIn(language).messages
    const stop = (await isFirstNotice(db, memberId)) ? ` ${words.stop(publicUrl + memberPaths.channels)}` : ''
    const text = words.notice(short(title), publicUrl + (link ?? memberPaths.notifications)) + stop
    const goodUntil = notice.created_at.add({ hours: hoursGood })
    const message = { id, memberId, kind: 'notice', phone, language, text, goodUntil } as const
    const afterSeconds = await handOver(context, message)
    if (afterSeconds !== undefined) await again(afterSeconds)
  },
})

/** One line that a phone takes in one or two parts. */
function short(title: string): string {
  const letters = [...title.replace(/\s+/g, ' ').trim()]
  return letters.length <= mostLetters ? letters.join('') : `${letters.slice(0, mostLetters - 1).join('')}…`
}

/** How long it is still quiet. */
export function quietSeconds(now: Temporal.Instant): number {
  const here = now.toZonedDateTimeISO(programmeTimeZone)
  if (here.hour >= quiet.until && here.hour < quiet.from) return 0
  const day = here.hour < quiet.until ? here.toPlainDate() : here.toPlainDate().add({ days: 1 })
  const morning = day.toZonedDateTime({ timeZone: programmeTimeZone, plainTime: { hour: quiet.until } })
  return Math.ceil((morning.epochMilliseconds - now.epochMilliseconds) / 1000)
}
