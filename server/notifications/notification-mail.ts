import * as z from 'zod/mini'
import type { Language } from '#contract/languages.ts'
import { firstName } from '#server/i18n/first-name.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { job } from '#server/platform/jobs.ts'
import { button } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'
import { topicOf, wantsMail } from './channels.ts'
import { mailToSend } from './queries.ts'
import { notificationIn } from './told.ts'

/** What a member was told, by mail, for kinds that need no more words than the message itself. */
export const notificationMailJob = job({
  name: 'notification-mail',
  payload: z.object({ notificationId: z.string() }),
  run: async ({ db, mail, publicUrl }, { notificationId }) => {
    const told = await mailToSend(db, notificationId)
    // Erased, or chosen otherwise, in the meantime.
    if (!told || !(await wantsMail(db, told.memberId, topicOf(told.kind)))) return
    const { title, link } = notificationIn(told, told.language)
    await mail.send({ to: told.email, ...notificationMail({ ...told, title, link, publicUrl }) })
  },
})

type Told = { language: Language; name: string; title: string; link: string | null; publicUrl: string }

function notificationMail({ language, name, title, link, publicUrl }: Told) {
  const words = textsIn(language).mails.notification
  return mailLayout({
    isNotice: true,
    language,
    publicUrl,
    preheader: words.preheader,
    title,
    lead: words.lead(firstName(name)),
    blocks: [button({ label: words.action, url: `${publicUrl}${link ?? '/notificacao'}` })],
    reason: words.reason,
  })
}
