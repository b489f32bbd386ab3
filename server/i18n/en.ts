import type { ptBr } from './pt-br.ts'
import { shortWait } from './short-wait.ts'

export const en: typeof ptBr = {
  refusals: {
    signed_out: 'Your session has ended. Please sign in again.',
    wrong_credentials: 'That e-mail and password do not match.',
    account_blocked: 'This account is blocked. Please contact support.',
    forbidden: 'You do not have access to this.',
    not_found: 'We could not find what you asked for.',
    idempotency_key_reused: 'This request was already sent with other data. Please start again.',
    too_large: 'What you sent is too large.',
    unsupported_type: 'This type of content is not accepted.',
    too_many_attempts: ({ waitSeconds = 1 }) => `Too many attempts. Try again in ${shortWait(waitSeconds)}.`,
    postal_unavailable: 'We cannot look up the postal code right now. You can type the address.',
  },
  fields: {
    summary: 'Please check the marked fields.',
    unreadable: 'We could not read the data sent.',
    required: 'Please fill in this field.',
    invalid: 'Please check this field.',
    email: 'Enter an e-mail like name@example.com.',
    too_short: (least) => `Use at least ${least} characters.`,
    too_long: (most) => `Use at most ${most} characters.`,
    too_small: (least) => `The lowest value is ${least}.`,
    too_big: (most) => `The highest value is ${most}.`,
  },
  failures: {
    unexpected: 'Something went wrong on our side. Please try again in a moment.',
  },
  mail: {
    button_fails: 'Button not opening? Copy this address into your browser:',
    because_account: (brand) => `You are getting this e-mail because you have a ${brand} account.`,
    privacy: 'Privacy',
  },
}
