import * as z from 'zod/mini'
import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { job } from '#server/platform/jobs.ts'
import { button } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'
import { topicOf, wantsMail } from './channels.ts'
import { titleIn } from './notifications.ts'
import { mailToSend } from './queries.ts'

export const notificationMailJob = job({
  name: 'notification-mail',
  payload: z.object({ notificationId: z.string() }),
  run: async ({ db, mail, publicUrl }, { notificationId }) => {
    const notification = await mailToSend(db, notificationId)
    // The member was erased or turned mails off meanwhile.
    if (!notification || !(await wantsMail(db, notification.memberId, topicOf(notification.kind)))) return
    const title = titleIn(notification, notification.language)
    await mail.send({
      to: notification.email,
      ...notificationMail({ ...notification, title, publicUrl }),
    })
  },
})

type NotificationMail = {
  language: Language
  name: string
  title: string
  link: string | null
  publicUrl: string
}

function notificationMail({ language, name, title, link, publicUrl }: NotificationMail) {
  const words = textsIn(language).mails.notification
  return mailLayout({
    isNotice: true,
    language,
    publicUrl,
    preheader: words.preheader,
    title,
    lead: words.lead(firstName(name)),
    blocks: [button({ label: words.action, url: `${publicUrl}${link ?? memberPaths.notifications}` })],
    reason: words.reason,
  })
}
