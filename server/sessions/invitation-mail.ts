import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { code, note, picture } from '#server/platform/mail-blocks.ts'
import { qrPicture } from '#server/platform/qr-picture.ts'
import { passwordMail } from './recovery-mail.ts'

type Invitation = {
  language: Language
  name: string
  coins: number
  /** Of a promoter. */
  code: string | null
  token: string
  publicUrl: string
}

export async function invitationMail({ code, ...invitation }: Invitation) {
  return code ? promoterInvitation({ ...invitation, code }) : memberInvitation(invitation)
}

function memberInvitation({ language, name, coins, token, publicUrl }: Omit<Invitation, 'code'>) {
  const words = textsIn(language).mails.invitation
  return passwordMail({
    language,
    publicUrl,
    words,
    lead: coins > 0 ? words.leadWithCoins(firstName(name), coins) : words.lead(firstName(name)),
    path: `${memberPaths.invitation}?token=${token}`,
  })
}

/** What a promoter shows others is in the mail too: the code, its link, and the link as a QR code. */
async function promoterInvitation({
  language,
  name,
  token,
  publicUrl,
  ...rest
}: Invitation & { code: string }) {
  const words = textsIn(language).mails.promoter_invitation
  const link = `${publicUrl}${memberPaths.signUp}?codigo=${rest.code}`
  return passwordMail({
    language,
    publicUrl,
    words,
    lead: words.lead(firstName(name)),
    path: `${memberPaths.invitation}?token=${token}`,
    more: [
      code({ label: words.code, code: rest.code }),
      note([words.link, ' ', link]),
      picture({ image: await qrPicture('codigo.png', link), alt: words.qr, widthPx: 200 }),
    ],
  })
}
