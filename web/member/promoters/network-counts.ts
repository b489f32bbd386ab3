import type { Network } from '#contract/promoters.ts'
import { programmeDay } from '#domain/business-days.ts'

export function countsOf(people: Network['people'] | readonly Network['people'][number][], now: Date) {
  return {
    people: people.length,
    confirmed: people.filter(({ verification }) => verification === 'verified').length,
    thisMonth: people.filter(({ date }) => monthOf(new Date(date)) === monthOf(now)).length,
  }
}

function monthOf(moment: Date): string {
  return programmeDay(moment.getTime()).slice(0, 'yyyy-mm'.length)
}
