import type { Language } from '#contract/languages.ts'
import type { Message } from '#server/platform/mail.ts'
import {
  emailAsked,
  emailChanged,
  emailLink,
  passwordChanged,
  phoneProved,
  welcome,
} from './mail-samples/account-changes.ts'
import { invoiceApproved, invoiceReversed } from './mail-samples/invoice-approved.ts'
import { invoiceBetterPhoto, invoiceRejected } from './mail-samples/invoice-better-photo.ts'
import { memberRefused, memberVerified } from './mail-samples/member-decision.ts'
import { passwordRecovery } from './mail-samples/password-recovery.ts'
import { prizeShipped } from './mail-samples/prize-shipped.ts'

/** One of each kind of block, to look at the layout and to test it. */
export const mailSamples: Readonly<Record<string, (language: Language) => Omit<Message, 'to'>>> = {
  'password-recovery': passwordRecovery,
  'password-changed': passwordChanged,
  'phone-proved': phoneProved,
  welcome,
  'email-link': emailLink,
  'email-asked': emailAsked,
  'email-changed': emailChanged,
  'member-verified': memberVerified,
  'member-refused': memberRefused,
  'invoice-approved': invoiceApproved,
  'prize-shipped': prizeShipped,
  'invoice-better-photo': invoiceBetterPhoto,
  'invoice-rejected': invoiceRejected,
  'invoice-reversed': invoiceReversed,
}
