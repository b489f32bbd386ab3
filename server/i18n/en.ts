import type { Language } from '#contract/languages.ts'
import { calendarDay, wholeNumber } from './figures.ts'
import type { ptBr } from './pt-br.ts'
import { shortWait } from './short-wait.ts'

type Titles = Readonly<Record<Language, string>>
type Reminder = { pet_name: string; name: string; product: string }

export const en: typeof ptBr = {
  refusals: {
    signed_out: 'Your session has ended. Please sign in again.',
    wrong_credentials: 'That e-mail and password do not match.',
    account_blocked: 'This account is blocked. Please contact support.',
    forbidden: 'You do not have access to this.',
    not_found: 'We could not find what you asked for.',
    idempotency_key_reused: 'This request was already sent with other data. Please start again.',
    insufficient_coins: 'There are not enough coins.',
    item_unavailable: 'This prize is no longer available.',
    sold_out: 'This prize is sold out. Ask to be told when it is back.',
    limit_reached: 'You have already redeemed this prize as often as allowed.',
    price_changed: 'The price of this prize has changed. Check the new price before redeeming.',
    address_incomplete: 'Complete your delivery address to redeem.',
    stale: 'This has changed already. Reload the page and decide again.',
    recovery_link_spent: 'This link no longer works. Ask for another one.',
    too_large: 'What you sent is too large.',
    unsupported_type: 'This type of content is not accepted.',
    email_taken: 'There is already an account with this e-mail. Sign in or recover the password.',
    cpf_taken: 'There is already an account with this CPF. Sign in or recover the password.',
    code_unknown: 'We do not know this code. Check it with whoever invited you, or leave it empty.',
    distributor_unknown: 'Choose a distributor from the list.',
    file_empty: 'This file is empty. Choose another one.',
    file_many: 'Send one file only.',
    image_type: 'Send a JPEG, PNG or WebP image.',
    image_broken: 'This image is incomplete or damaged. Choose another one.',
    image_too_many_pixels: 'This image is too large: the limit is 50 million pixels.',
    image_animated: 'Send a still image, without animation.',
    own_document: 'You cannot decide on an invoice of your own or of your shop.',
    other_person: 'Somebody else has to decide on this invoice.',
    claimed_by_other: 'Somebody else is deciding on this invoice.',
    invoice_yours: 'You have already sent this invoice.',
    invoice_used: 'This invoice was already used in the programme. Each invoice counts once.',
    invoice_file_type: 'Send a JPEG, PNG or WebP photo, a PDF or the invoice’s XML.',
    invoice_file_broken: 'This file is incomplete or damaged. Choose another.',
    product_unknown: 'Choose a product from the list.',
    reason_unknown: 'Choose a reason from the list.',
    product_not_fitting: 'This product does not suit this pet. Calculate again and choose another one.',
    product_unavailable: 'This product has left the catalogue. Choose another one.',
    push_service_unknown: 'We do not know the notification service of this browser.',
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
    faults: {
      cpf: 'Enter the CPF with its 11 digits.',
      cnpj: 'Enter the CNPJ with its 14 letters and digits, like 12.ABC.345/01DE-35.',
      crmv: 'Enter the CRMV like 12345/SP.',
      mobile: 'Enter the mobile number with area code and 9 digits, like (11) 98765-4321.',
      cep: 'Enter the CEP with its 8 digits.',
      password_common: 'This password is easy to guess. Choose another one.',
      password_differs: 'The two passwords are not the same.',
      acceptance: 'To take part, accept the regulation and the privacy policy.',
      file: 'Choose a file.',
      not_asked: 'This question does not apply to this pet.',
      unanswered: 'Answer this question.',
      age_of_phase: 'Choose one of the ages in the list.',
      too_heavy: 'Check the weight: it is too much for this pet.',
      ideal_not_below: 'The ideal weight must be below the present weight.',
    },
  },
  notifications: {
    invoice_counted: ({ number, coins }: { number: string; coins: number }) =>
      `Invoice ${number} approved: +${coinsIn(coins)}.`,
    invoice_rejected: ({ number }: { number: string }) =>
      `We did not approve invoice ${number}. See why, and what you can do.`,
    invoice_incomplete: ({ number }: { number: string }) =>
      `We need another photo of invoice ${number}. It keeps its place in the queue.`,
    invoice_reversed: ({ number, coins }: { number: string; coins: number }) =>
      `Invoice ${number} was reversed: −${coinsIn(coins)}.`,
    redemption_requested: ({ titles }: { titles: Titles }) => `Redemption requested: ${titles.en}.`,
    redemption_preparing: ({ titles }: { titles: Titles }) => `We are preparing your prize: ${titles.en}.`,
    redemption_shipped: ({ titles }: { titles: Titles }) => `Your prize is on its way: ${titles.en}.`,
    redemption_delivered: ({ titles }: { titles: Titles }) => `Prize delivered: ${titles.en}.`,
    redemption_cancelled: ({ titles, coins }: { titles: Titles; coins: number }) =>
      `Redemption cancelled: ${titles.en}. We gave back ${coinsIn(coins)}.`,
    prize_back: ({ titles }: { titles: Titles }) => `Back in the store: ${titles.en}.`,
    coins_expiring: ({ coins, on }: { coins: number; on: string }) =>
      `${coinsIn(coins)} ${coins === 1 ? 'expires' : 'expire'} by ${calendarDay(on)}.`,
    verified: () => 'Registration confirmed. The store and the simulator are open.',
    challenge_reached: ({ titles, coins }: { titles: Titles; coins: number }) =>
      `Challenge reached: ${titles.en}. +${coinsIn(coins)}.`,
    lead_reminder: ({ pet_name, name, product }: Reminder) =>
      `${pet_name}’s food must be running out: talk to ${name} about ${product}.`,
    broadcast: ({ titles }: { titles: Titles }) => titles.en,
  },
  failures: {
    unexpected: 'Something went wrong on our side. Please try again in a moment.',
  },
  mail: {
    button_fails: 'Button not opening? Copy this address into your browser:',
    because_account: (brand) => `You are getting this e-mail because you have a ${brand} account.`,
    privacy: 'Privacy',
  },
  mails: {
    recovery: {
      title: 'Create a new password',
      preheader: 'The link works once, within 60 minutes.',
      lead: (name, date, time) => `${name}, you asked for a new password on ${date} at ${time}.`,
      action: 'Create new password',
      validity: ['The link works once, within ', { strong: '60 minutes' }, '.'],
      stranger: [
        { strong: 'Not you?' },
        ' There is nothing to do: your password stays the same. Nobody on our team asks for passwords or codes by message.',
      ],
      reason: 'You are getting this e-mail because someone asked for a new password for this account.',
    },
    redemption: {
      tracking: (carrier: string) => `Tracking code, ${carrier}`,
      track: 'Track the delivery',
      open: 'See my redemptions',
      because: (code: string) => `You are getting this e-mail because you redeemed a prize (${code}).`,
      redemption: 'Redemption',
      coins: 'Coins used',
      coinsBack: 'Coins given back',
      arrivesBy: 'There by',
      goesTo: 'Going to',
      steps: {
        requested: {
          title: (prize: string) => `Redemption requested: ${prize}`,
          preheader: 'We have your request.',
          lead: (name: string) => `${name}, your redemption is confirmed. You can cancel it until it ships.`,
        },
        preparing: {
          title: (prize: string) => `Being prepared: ${prize}`,
          preheader: 'Your prize is being packed.',
          lead: (name: string) => `${name}, your prize is being packed.`,
        },
        shipped: {
          title: (prize: string) => `On its way: ${prize}`,
          preheader: 'Your prize has left.',
          lead: (name: string) => `${name}, your prize is with the carrier.`,
        },
        delivered: {
          title: (prize: string) => `Delivered: ${prize}`,
          preheader: 'Your prize has arrived.',
          lead: (name: string) => `${name}, the delivery is confirmed. Enjoy it.`,
        },
        cancelled: {
          title: (prize: string) => `Redemption cancelled: ${prize}`,
          preheader: 'The coins are back in your balance.',
          lead: (name: string) =>
            `${name}, the redemption was cancelled and the coins are back with the same expiry.`,
        },
      },
    },
    expiring: {
      coins: (number, coins) => `${number} ${coins === 1 ? 'coin' : 'coins'}`,
      on: (date) => `on ${date}`,
      until: (date) => `by ${date}`,
      title: (coins, when, count) => `${coins} ${count === 1 ? 'expires' : 'expire'} ${when}`,
      preheader: 'Exchange them for a prize before they expire.',
      lead: (name) => `${name}, some of your coins expire soon.`,
      body: 'Those that expire first are used first, whatever you redeem. The statement shows the next dates.',
      action: 'See the prizes',
    },
    invoice_counted: {
      coins: (number, coins) => `+${number} ${coins === 1 ? 'coin' : 'coins'}`,
      subject: (number, coins) => `Invoice ${number} approved: ${coins}`,
      title: (number) => `Invoice ${number} approved`,
      preheader: (balance) => `Your balance is now ${balance} coins.`,
      lead: (name) => `${name}, the coins are in your balance.`,
      balance: (balance) => `Balance: ${balance}.`,
      expire: (date) => `These expire on ${date}.`,
      total: 'Total',
      mended: 'Where the amount typed was another, we counted the one on the invoice.',
      action: 'See it in your statement',
      reason: (number) => `You are getting this e-mail because you sent invoice ${number}.`,
    },
    invoice_rejected: {
      title: (number) => `Invoice ${number} not approved`,
      preheader: 'See why, and what can be done.',
      lead: (name) => `${name}, we could not approve this invoice.`,
      why: 'The reason: ',
      again: 'Think we got it wrong? On the invoice’s page you can ask for a new review, by another person.',
      final: 'Two people have looked at this invoice. If you still have doubts, talk to support.',
      action: 'See the invoice',
      reason: (number) => `You are getting this e-mail because you sent invoice ${number}.`,
    },
    invoice_incomplete: {
      title: (number) => `We need another photo of invoice ${number}`,
      preheader: 'The invoice keeps its place in the queue.',
      lead: 'your invoice is nearly ready for review.',
      why: 'What is missing: ',
      photo: 'The photo you sent.',
      how: 'How to take the photo',
      steps: [
        'Lay the invoice flat on a table, in good light.',
        'Fit in everything from the shop’s name to the QR code.',
        'Check that the whole number and date can be seen.',
      ],
      action: 'Send another photo',
      kept: 'The products and amounts you typed are kept, and the invoice keeps its place in the queue.',
      reason: (number) => `You are getting this e-mail because you sent invoice ${number}.`,
    },
    invoice_reversed: {
      coins: (number, coins) => `−${number} ${coins === 1 ? 'coin' : 'coins'}`,
      subject: (number, coins) => `Invoice ${number} reversed: ${coins}`,
      title: (number) => `Invoice ${number} reversed`,
      preheader: 'See why.',
      lead: (name) => `${name}, the coins of this invoice have left your balance.`,
      balance: (balance) => `Balance: ${balance}.`,
      why: 'The reason: ',
      debt: (number, coins) =>
        coins === 1
          ? 'One had been spent already: the next coin that comes in makes up for it.'
          : `Some had been spent already: the next ${number} coins that come in make up for them.`,
      action: 'See it in your statement',
      reason: (number) => `You are getting this e-mail because you sent invoice ${number}.`,
    },
    verified: {
      title: 'You are confirmed',
      preheader: 'The store and the simulator are open to you.',
      lead: (name) => `${name}, we checked your details: all is well.`,
      body: 'You now take part in everything: the prize store, the simulator and your coins.',
      action: 'Open my account',
    },
    refused: {
      title: 'We could not confirm you',
      preheader: 'See why, and what to do.',
      lead: (name) => `${name}, we checked your details and could not confirm them.`,
      why: 'The reason: ',
      next: 'If something changed or you think we are wrong, contact support. Your account stays open.',
      action: 'Contact support',
    },
    blocked: {
      title: 'Your account was blocked',
      preheader: 'See why, and what to do.',
      lead: (name) => `${name}, we blocked your account. For now you cannot sign in.`,
      why: 'The reason: ',
      next: 'If you think we are wrong, contact support.',
      action: 'Contact support',
    },
    unblocked: {
      title: 'Your account is open again',
      preheader: 'You can sign in.',
      lead: (name) => `${name}, we unblocked your account.`,
      body: 'Sign in with the same e-mail and password as before.',
      action: 'Open my account',
    },
  },
}

function coinsIn(coins: number): string {
  return `${wholeNumber('en', coins)} ${coins === 1 ? 'coin' : 'coins'}`
}
