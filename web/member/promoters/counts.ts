import type { Network } from '#contract/promoters.ts'

const month = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
})

/** How many came with the code, how many of them are confirmed, and how many came in this month of Brazil's. */
export function countsOf(people: Network['people'] | readonly Network['people'][number][], now: Date) {
  return {
    people: people.length,
    confirmed: people.filter(({ verification }) => verification === 'verified').length,
    thisMonth: people.filter(({ date }) => month.format(new Date(date)) === month.format(now)).length,
  }
}
