import { plural } from '#web/i18n/plural.ts'
import type { WelcomeWords } from './pt-br.ts'

const coins = (figure: string, count: number) =>
  `${figure} ${plural('en', count, { one: 'coin', other: 'coins' })}`

export const en: WelcomeWords = {
  firstDay: {
    title: 'Your first steps',
    doneTitle: 'First steps done',
    progress: (done, all) => `${done} of ${all}`,
    states: { done: 'done', open: 'to do' },
    address: 'Say where to deliver',
    addressNote: 'The address your prizes go to.',
    addressDone: 'Address complete.',
    invoice: 'Send your first invoice',
    invoiceNote: 'A photo is enough: we read the products for you.',
    invoiceDone: 'First invoice sent.',
    recommendation: 'Make your first recommendation',
    recommendationNote: 'Work out the portion and send it by WhatsApp.',
    recommendationDone: 'First recommendation made.',
    goal: 'Choose a goal',
    goalNote: 'Mark the prize you want in the store.',
    goalDone: 'Goal chosen.',
    bonus: {
      invoice: (figure, count) =>
        `${coins(figure, count)} to welcome you, with the three steps done and one invoice approved.`,
      recommendation: (figure, count) =>
        `${coins(figure, count)} to welcome you, with the three steps done and one recommendation bought.`,
    },
    waiting: {
      invoice: (figure, count) =>
        `${coins(figure, count)} to welcome you ${count === 1 ? 'arrives' : 'arrive'} as soon as an invoice of yours is approved.`,
      recommendation: (figure, count) =>
        `${coins(figure, count)} to welcome you ${count === 1 ? 'arrives' : 'arrive'} as soon as a client buys with your code.`,
    },
  },
}
