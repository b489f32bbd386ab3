import * as z from 'zod/mini'
import { type Language, textIn } from '#contract/languages.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { type KeptAddress, RedemptionStatus } from '#contract/redemptions.ts'
import { firstName } from '#domain/names.ts'
import { weekdayIn } from '#server/i18n/date-time.ts'
import { figure } from '#server/i18n/figures.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { wantsMail } from '#server/notifications/channels.ts'
import { job } from '#server/platform/jobs.ts'
import { button, code, facts, paragraph } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'
import { redemptionCode } from './own-redemptions.ts'
import { redemptionById } from './queries.ts'

export const redemptionMailJob = job({
  name: 'redemption-mail',
  payload: z.object({ redemptionId: z.string(), step: RedemptionStatus }),
  run: async ({ db, mail, publicUrl }, { redemptionId, step }) => {
    const redemption = await redemptionById(db, redemptionId)
    // The member was erased or turned mails off meanwhile.
    if (!redemption || !(await wantsMail(db, redemption.memberId, 'redemptions'))) return
    const { name, email, language, titles } = redemption
    await mail.send({
      to: email,
      ...redemptionMail({
        ...redemption,
        name,
        language,
        step,
        title: textIn(titles, language),
        code: redemptionCode(redemption),
        deliver_by: String(redemption.deliver_by),
        publicUrl,
      }),
    })
  },
})

type RedemptionMail = {
  id: string
  language: Language
  name: string
  step: RedemptionStatus
  title: string
  code: string
  price: number
  deliver_by: string
  address: KeptAddress
  carrier: string | null
  tracking_code: string | null
  tracking_link: string | null
  reason: string | null
  publicUrl: string
}

export function redemptionMail(mail: RedemptionMail) {
  const { id, language, name, step, title, publicUrl, tracking_code, tracking_link, carrier } = mail
  const words = textsIn(language).mails.redemption
  const stepWords = words.steps[step]
  const url = (step === 'shipped' && tracking_link) || `${publicUrl}${linkTo(memberPaths.redemption, { id })}`
  return mailLayout({
    language,
    publicUrl,
    preheader: stepWords.preheader,
    title: stepWords.title(title),
    lead: stepWords.lead(firstName(name)),
    blocks: [
      ...(step === 'shipped' && tracking_code
        ? [code({ label: words.tracking(carrier ?? ''), code: tracking_code })]
        : []),
      facts(factsOf(mail)),
      ...(step === 'cancelled' && mail.reason ? [paragraph(mail.reason)] : []),
      button({ label: step === 'shipped' && tracking_link ? words.track : words.open, url }),
    ],
    reason: words.because(mail.code),
    isNotice: true,
  })
}

/** Non-breaking spaces keep a label on one line. */
function factsOf(mail: RedemptionMail) {
  return linesOf(mail).map(({ label, value }) => ({ label: label.replaceAll(' ', '\u00a0'), value }))
}

function linesOf({ language, step, code: redemptionNumber, price, deliver_by, address }: RedemptionMail) {
  const words = textsIn(language).mails.redemption
  const coins = { label: words.coins, value: figure(language, price) }
  const redemption = { label: words.redemption, value: redemptionNumber }
  if (step === 'cancelled') return [redemption, { ...coins, label: words.coinsBack }]
  const arrival = { label: words.arrivesBy, value: weekdayIn(language, deliver_by) }
  return [
    redemption,
    coins,
    ...(step === 'delivered' ? [] : [arrival]),
    { label: words.goesTo, value: placeOf(address) },
  ]
}

function placeOf({ address, number, complement, neighborhood, city, state, cep }: KeptAddress): string {
  return [
    [address, number, complement].filter(Boolean).join(', '),
    [neighborhood, city, state].filter(Boolean).join(', '),
    `CEP ${cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')}`,
  ].join(' · ')
}
