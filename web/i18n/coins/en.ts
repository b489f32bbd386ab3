import { plural } from '#web/i18n/plural.ts'
import type { CoinsWords } from './pt-br.ts'

const coins = (count: number) => plural('en', count, { one: 'coin', other: 'coins' })

export const en: CoinsWords = {
  pockets: {
    invoices: (count, day) =>
      `${count} ${plural('en', count, { one: 'invoice', other: 'invoices' })}, by ${day}`,
    on: (day) => `on ${day}`,
    from: (day) => `from ${day} on`,
  },
  statement: {
    title: 'Statement',
    back: 'Home',
    coins,
    loading: 'Loading...',
    views: 'Show',
    available: 'Available',
    pending: 'Under review',
    expiring: 'Expiring',
    expiry: (figure, count, day) =>
      `${figure} ${plural('en', count, { one: 'coin expires', other: 'coins expire' })} on ${day}.`,
    expiryText: 'They are spent first in any redemption.',
    expiries: 'Next expiries',
    expiriesText: 'Each credit has its own term. Coins that expire sooner are used first.',
    expiresOn: (day) => `Expire on ${day}`,
    noExpiries: 'Nothing to expire',
    noExpiriesText: 'The coins you earn appear here with the day they expire.',
    debt: (figure, count) =>
      `There ${plural('en', count, { one: 'is', other: 'are' })} ${figure} ${coins(count)} to settle.`,
    debtText: 'An invoice was reversed after its coins were spent. The next credits settle it first.',
    pendingInvoices: 'Invoices under review',
    invoice: (number) => `Invoice ${number}`,
    until: (day) => `Coins by ${day}`,
    toMend: 'Needs another photo',
    noPending: 'Nothing under review',
    noPendingText:
      'Sent invoices stay here until they are decided. The coins of a recommendation come with the invoice of the purchase.',
    pendingFailed: 'The invoices under review could not be loaded.',
    empty: 'No movements yet',
    emptyText: 'The coins you earn appear here.',
    failed: 'The statement could not be loaded.',
    failedSafe: 'Your coins are safe.',
    earlier: 'See earlier months',
    balance: 'Balance',
    owed: (figure) => `to settle: ${figure}`,
    howCounted: 'How it was counted',
    openInvoice: 'Open the invoice',
    share: (percent, figure, count) => `${percent}% of ${figure} ${coins(count)}`,
    capped: 'month’s limit',
    openRecommendations: 'See my recommendations',
    kinds: {
      invoice_credit: (number) => `Invoice ${number} approved`,
      invoice_reversal: (number) => `Invoice ${number} reversed`,
      challenge_bonus: (title) => `Challenge “${title}”`,
      challenge_reversal: (title) => `Bonus reversed: “${title}”`,
      recommendation_credit: (title) => `Recommendation that sold: ${title}`,
      recommendation_reversal: (title) => `Recommendation undone: ${title}`,
      joining_credit: (number) => `Recommendation code on invoice ${number}`,
      joining_reversal: (number) => `Recommendation code undone: invoice ${number}`,
      import_credit: () => 'Balance of the earlier programme',
      adjustment: () => 'Adjustment by the team',
      adjustment_reversal: () => 'Adjustment undone',
      redemption: (title) => `Redemption: ${title}`,
      redemption_refund: (title) => `Redemption cancelled: ${title}`,
      expiry: () => 'Expired coins',
      write_off: () => 'Coins written off',
    },
    expiredOn: (day) => `valid until ${day}`,
  },
}
