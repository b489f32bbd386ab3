import { plural } from '#web/i18n/plural.ts'
import type { RankingWords } from './pt-br.ts'

const coins = (count: number) => plural('en', count, { one: 'coin', other: 'coins' })
const endings: Record<string, string> = { 1: 'st', 2: 'nd', 3: 'rd' }
/** 1st, 22nd; 11th and 112th. */
const ordinal = (position: string) =>
  position + (/1\d$/.test(position) ? 'th' : (endings[position.at(-1) ?? ''] ?? 'th'))

export const en: RankingWords = {
  ranking: {
    title: 'Ranking',
    month: 'Month',
    intro: (month) => `Coins earned in the month. Starts over on 1 ${month}.`,
    introFinal: 'Coins earned in the month.',
    final: 'Final result',
    podium: 'The first three',
    place: ordinal,
    position: 'Place',
    name: 'Name',
    coinsHead: 'Coins',
    coins,
    you: '(you)',
    toPass: (figure, count, name) => `${figure} ${coins(count)} to pass ${name}`,
    toPassText: (day) => `The month closes on ${day}.`,
    leading: 'You are in first place',
    notYet: (month) => `You have not earned coins in ${month} yet.`,
    notThen: (month) => `You did not earn coins in ${month}.`,
    showPlaces: (from, to, apart) =>
      apart === 0 ? `Show place ${from}` : `Show places ${from} ${apart === 1 ? 'and' : 'to'} ${to}`,
    between: 'Other people between these places',
    show: 'Appear in the ranking',
    showText: (name) => `The others only see “${name}” and your coins of the month.`,
    showTextUnnamed: 'The others only see your first name, an initial and your coins of the month.',
    hidden: 'You are not in the list. Your coins still count.',
    hideFailed: 'It could not be changed now. Nothing has changed.',
    prize: 'Prize of the month',
    authorisation: (number) => `Authorisation ${number}.`,
    none: 'Nobody in the list yet',
    noneText: 'The first coins of the month show up here.',
    noneThenText: 'Nobody earned coins in this month.',
    notFound: 'There is no ranking of this month',
    notFoundText: 'Choose one of the months in the list.',
    toCurrent: 'See the current month',
    loading: 'Loading...',
    failed: 'The ranking could not be loaded.',
    failedSafe: 'Your coins are counted.',
  },
  rankingCard: {
    mine: (position, month) => `${ordinal(position)} in ${month}`,
    first: 'Nobody earned more coins in the month.',
    month: (month) => `Ranking of ${month}`,
    look: 'See who earned most coins in the month.',
  },
}
