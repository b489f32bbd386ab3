import * as z from 'zod/mini'
import { type Language, textIn } from '#contract/languages.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { PrizeKind } from '#contract/prize-fields.ts'
import { type KeptAddress, RedemptionStatus, wayOf } from '#contract/redemptions.ts'
import { programmeDay } from '#domain/business-days.ts'
import { firstName } from '#domain/names.ts'
import { weekdayIn } from '#server/i18n/date-time.ts'
import { figure } from '#server/i18n/figures.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { wantsMail } from '#server/notifications/channels.ts'
import { job } from '#server/platform/jobs.ts'
import { button, code, facts, paragraph } from '#server/platform/mail-blocks.ts'
import type { MailImage } from '#server/platform/mail-image.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'
import { redemptionCode } from './own-redemptions.ts'
import { prizePicture } from './prize-picture.ts'
import { redemptionById } from './queries.ts'

export const redemptionMailJob = job({
  name: 'redemption-mail',
  payload: z.object({ redemptionId: z.string(), step: RedemptionStatus }),
  run: async ({ db, files, mail, publicUrl }, { redemptionId, step }) => {
    const redemption = await redemptionById(db, redemptionId)
    // The member was erased or turned mails off meanwhile.
    if (!redemption || !(await wantsMail(db, redemption.memberId, 'redemptions'))) return
    const { name, email, language, titles, requested_at } = redemption
    const later = redemption.path ?? []
    await mail.send({
      to: email,
      ...redemptionMail({
        ...redemption,
        name,
        language,
        step,
        note: later.find((one) => one.step === step)?.note ?? null,
        path: [{ step: 'requested', at: String(requested_at) }, ...later],
        picture: redemption.image ? await prizePicture(files, redemption.image) : undefined,
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
  kind: PrizeKind
  step: RedemptionStatus
  /** What was arranged. */
  note: string | null
  /** What was done so far, and when. */
  path: readonly { step: RedemptionStatus; at: string }[]
  picture: MailImage | undefined
  phone: string | null
  title: string
  code: string
  price: number
  deliver_by: string
  address: KeptAddress | null
  carrier: string | null
  tracking_code: string | null
  tracking_link: string | null
  reason: string | null
  publicUrl: string
}

export function redemptionMail(mail: RedemptionMail) {
  const { id, language, name, step, title, publicUrl, tracking_code, tracking_link, carrier } = mail
  const words = textsIn(language).mails.redemption
  const kinds = textsIn(language).prize_kinds.mails
  const stepWords = wordsOf(mail)
  const url = (step === 'shipped' && tracking_link) || `${publicUrl}${linkTo(memberPaths.redemption, { id })}`
  return mailLayout({
    language,
    publicUrl,
    preheader: stepWords.preheader,
    title: stepWords.title(title),
    lead: stepWords.lead(firstName(name)),
    ...(mail.picture && { icon: { image: mail.picture, alt: title } }),
    blocks: [
      ...(step === 'shipped' && tracking_code
        ? [code({ label: words.tracking(carrier ?? ''), code: tracking_code })]
        : []),
      ...(step === 'cancelled' || wayOf[mail.kind].length === 1 ? [] : [facts(stepsOf(mail))]),
      facts(factsOf(mail)),
      ...(step === 'cancelled' && mail.reason ? [paragraph(mail.reason)] : []),
      ...(mail.note ? [paragraph(kinds.arranged + mail.note)] : []),
      button({ label: labelOf(mail), url }),
    ],
    reason: words.because(mail.code),
    isNotice: true,
  })
}

type StepWords = { title: (prize: string) => string; preheader: string; lead: (name: string) => string }

function wordsOf({ language, kind, step }: RedemptionMail): StepWords {
  const { mails, prize_kinds } = textsIn(language)
  const own: Partial<Record<PrizeKind, Partial<Record<RedemptionStatus, StepWords>>>> = prize_kinds.mails
  const common: Partial<Record<RedemptionStatus, StepWords>> = mails.redemption.steps
  const words = own[kind]?.[step] ?? common[step]
  if (!words) throw new Error(`a redemption of the kind ${kind} has no mail for the step ${step}`)
  return words
}

function labelOf({ language, kind, step, tracking_link }: RedemptionMail): string {
  const { mails, prize_kinds } = textsIn(language)
  if (step === 'shipped' && tracking_link) return mails.redemption.track
  return kind === 'digital' && step === 'delivered' ? prize_kinds.mails.seeCode : mails.redemption.open
}

/** What is done with its day, the step of this mail in bold, and until when the promised one comes. */
function stepsOf({ language, kind, step, path, deliver_by }: RedemptionMail) {
  const { upTo, path: common } = textsIn(language).mails.redemption
  const own: Partial<Record<PrizeKind, Partial<Record<RedemptionStatus, string>>>> =
    textsIn(language).prize_kinds.mails.path
  const way = wayOf[kind]
  const promised = kind === 'experience' ? 'contacted' : 'delivered'
  return way.map((each) => {
    const name = own[kind]?.[each] ?? common[each]
    const at = way.indexOf(each) <= way.indexOf(step) && path.find((one) => one.step === each)?.at
    if (!at)
      return { label: `○ ${name}`, value: each === promised ? upTo(weekdayIn(language, deliver_by)) : '' }
    const day = weekdayIn(language, programmeDay(Temporal.Instant.from(at).epochMilliseconds))
    return { label: each === step ? [{ strong: `✓ ${name}` }] : `✓ ${name}`, value: day }
  })
}

/** Non-breaking spaces keep a label on one line. */
function factsOf(mail: RedemptionMail) {
  return linesOf(mail).map(({ label, value }) => ({ label: label.replaceAll(' ', '\u00a0'), value }))
}

function linesOf(mail: RedemptionMail) {
  const { language, step, code: redemptionNumber, price, address, phone } = mail
  const words = textsIn(language).mails.redemption
  const coins = { label: words.coins, value: figure(language, price) }
  const redemption = { label: words.redemption, value: redemptionNumber }
  if (step === 'cancelled') return [redemption, { ...coins, label: words.coinsBack }]
  const { phone: phoneLabel } = textsIn(language).prize_kinds.mails
  return [
    redemption,
    coins,
    ...(phone ? [{ label: phoneLabel, value: phoneText(phone) }] : []),
    ...(address ? [{ label: words.goesTo, value: placeOf(address) }] : []),
  ]
}

function phoneText(digits: string): string {
  return digits.replace(/^(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3')
}

function placeOf({ address, number, complement, neighborhood, city, state, cep }: KeptAddress): string {
  return [
    [address, number, complement].filter(Boolean).join(', '),
    [neighborhood, city, state].filter(Boolean).join(', '),
    `CEP ${cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')}`,
  ].join(' · ')
}
