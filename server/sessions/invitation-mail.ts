import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { passwordMail } from './recovery-mail.ts'

type Invitation = { language: Language; name: string; coins: number; token: string; publicUrl: string }

export function invitationMail({ language, name, coins, token, publicUrl }: Invitation) {
  const words = textsIn(language).mails.invitation
  return passwordMail({
    language,
    publicUrl,
    words,
    lead: coins > 0 ? words.leadWithCoins(firstName(name), coins) : words.lead(firstName(name)),
    path: `${memberPaths.invitation}?token=${token}`,
  })
}
