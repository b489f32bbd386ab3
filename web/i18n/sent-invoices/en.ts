import { plural } from '#web/i18n/plural.ts'
import type { SentInvoicesWords } from './pt-br.ts'

const products = (count: number) => `${count} ${plural('en', count, { one: 'product', other: 'products' })}`
const coins = (count: number) => plural('en', count, { one: 'coin', other: 'coins' })

export const en: SentInvoicesWords = {
  invoices: {
    coins,
    products,
    invoice: (number) => `Invoice ${number}`,
    loading: 'Loading...',
  },
  list: {
    title: 'Sent invoices',
    back: 'Profile',
    filter: 'Filter',
    filters: { all: 'All', waiting: 'Under review', mend: 'To correct', decided: 'Decided' },
    today: 'Today',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    onDevice: 'On this phone',
    statuses: {
      received: 'Under review',
      counted: 'Coins counted',
      incomplete: 'Needs correction',
      rejected: 'Not approved',
      reversed: 'Reversed',
    },
    waitingNote: (day) => `Awaiting review: coins by ${day}.`,
    waitingNoteUndated: 'Awaiting review.',
    mendNote: 'Send another photo and keep your place in the queue.',
    empty: 'No invoices yet',
    emptyText: 'The first one takes about 2 minutes.',
    emptyOthers: 'Sent invoices appear here.',
    noneHere: 'No invoices here',
    noneHereText: 'See the other invoices.',
    showAll: 'See all',
    choose: 'Choose an invoice',
    chooseText: 'It opens here, beside the list.',
    failed: 'Your invoices could not be loaded.',
    failedSafe: 'What you sent is safe.',
    waiting: {
      network: 'Waiting for a connection',
      networkText: 'Kept on this phone. It goes by itself when the connection is back.',
      fault: 'Not sent yet',
      faultText:
        'Kept on this phone. The problem is on our side, not your connection. We try again by ourselves.',
      since: (when) => `Waiting since ${when}`,
      tries: (count) => plural('en', count, { one: '1 try', other: `${count} tries` }),
      session: 'Waiting for you to sign in',
      sessionText: 'Saved on this phone. Your session has ended: sign in again and it goes by itself.',
      sending: 'Sending',
      sendingText: 'On its way. You can go on using the app.',
      refused: 'Not accepted',
      refusedText: 'It was not accepted.',
      tryNow: 'Try now',
      mend: 'Correct',
      discard: 'Discard',
      discardTitle: 'Discard this invoice?',
      discardText: (number) => `The photo and the data of invoice ${number} leave this phone.`,
      keep: 'Back',
    },
  },
  last: {
    title: 'Last invoice',
    sent: (when) => `Sent ${when}`,
    until: (day) => `by ${day}`,
    sendFirst: 'Send the first invoice',
  },
}
