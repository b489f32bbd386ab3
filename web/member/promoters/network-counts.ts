import type { Network } from '#contract/promoters.ts'
import { programmeDay } from '#domain/business-days.ts'

export function countsOf(people: readonly Network['people'][number][], now: Date) {
  return {
    people: people.length,
    confirmed: people.filter(({ verification }) => verification === 'verified').length,
    thisMonth: people.filter(({ date }) => monthOf(new Date(date)) === monthOf(now)).length,
  }
}

/** By what the team decided about them. */
export function statesOf(people: readonly Network['people'][number][]) {
  const of = (state: Network['people'][number]['verification']) =>
    people.filter(({ verification }) => verification === state).length
  return { confirmed: of('verified'), pending: of('pending'), refused: of('refused') }
}

function monthOf(moment: Date): string {
  return programmeDay(moment.getTime()).slice(0, 'yyyy-mm'.length)
}
