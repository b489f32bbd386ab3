import { plural } from '#web/i18n/plural.ts'
import type { ChallengeWords } from './pt-br.ts'

const bags = (count: number) => plural('en', count, { one: 'bag', other: 'bags' })
const sales = (count: number) =>
  plural('en', count, { one: 'recommendation that sold', other: 'recommendations that sold' })

export const en: ChallengeWords = {
  challenges: {
    title: 'Challenges',
    previous: 'Previous challenges',
    next: 'Next challenges',
    loading: 'Loading...',
    failed: 'The challenges could not be loaded.',
    failedSafe: 'What you have done is counted.',
    none: 'No challenge right now',
    noneText: 'When one starts, it shows up here.',
    coins: (count) => plural('en', count, { one: 'coin', other: 'coins' }),
    endsOn: (day) => `Ends ${day}`,
    endsToday: (time) => `Ends today at ${time}`,
    endsTomorrow: 'Ends tomorrow',
    endedOn: (day) => `Ended on ${day}`,
    startsOn: (day) => `Starts ${day}`,
    ofMoney: (target) => `of ${target}`,
    ofUnits: (target, count) => `of ${target} ${bags(count)}`,
    missingMoney: (missing) => `${missing} to go`,
    missingUnits: (missing, count) => `${missing} ${bags(count)} to go`,
    ofSales: (target, count) => `of ${target} ${sales(count)}`,
    missingSales: (missing) => `${missing} to go`,
    reached: 'Completed',
  },
  challenge: {
    screen: 'Challenge',
    back: 'Home',
    progress: 'Your progress',
    bonusText: 'It goes to your balance by itself when you reach the goal.',
    reachedOn: (day, bonus) => `Completed on ${day}: ${bonus} in your balance.`,
    ended: 'This challenge is over.',
    endedMissed: 'The goal was not reached in time.',
    window: (from, to) => `From ${from} to ${to}, Brasília time.`,
    windowTitle: 'When',
    daysLeft: (figure, count) => `${figure} ${plural('en', count, { one: 'day', other: 'days' })} left`,
    lastDay: 'This is the last day',
    counts: 'What counts',
    countsAll: 'Every product of the programme.',
    countsText: 'Invoices sent in those days count as soon as they are approved.',
    soldText:
      'Purchases with a code of yours on invoices sent in those days count as soon as they are approved.',
    sendInvoice: 'Send invoice',
    recommend: 'Make a recommendation',
    toStore: 'See the store',
    notFound: 'This challenge is not available',
    notFoundText: 'It may be over. See the ones that are open.',
    goHome: 'Go home',
  },
}
