import type { RecommendationPath } from '#contract/recommendations.ts'
import { daysBetween } from '#domain/business-days.ts'

/** As the server filters them. */
const daysAhead = 7
const daysBehind = 30

export type PathStep = {
  readonly step: 'sent' | 'opened' | 'bought' | 'ending' | 'again'
  readonly state: 'done' | 'now' | 'coming' | 'skipped'
  /** The moment or day of it, where there is one. */
  readonly at: string | null
}

type Path = Pick<RecommendationPath, 'created_at' | 'opened_at' | 'purchases' | 'runs_out_on'>

/** A client may buy with the paper alone, without having opened anything. */
export function stepsOf(path: Path, today: string): readonly PathStep[] {
  const bought = path.purchases.filter(({ is_reversed }) => !is_reversed)
  const [newest, first] = [bought[0], bought.at(-1)]
  const isAgain = bought.length > 1
  const unopened = first ? 'skipped' : 'coming'
  const ending = isEnding(path, today) ? 'now' : 'coming'
  return [
    { step: 'sent', state: 'done', at: path.created_at },
    { step: 'opened', state: path.opened_at ? 'done' : unopened, at: path.opened_at },
    { step: 'bought', state: first ? 'done' : 'coming', at: first?.bought_on ?? null },
    isAgain
      ? { step: 'ending', state: 'done', at: null }
      : { step: 'ending', state: ending, at: path.runs_out_on },
    { step: 'again', state: isAgain ? 'done' : 'coming', at: (isAgain && newest?.bought_on) || null },
  ]
}

/** The last bag is worth a word. */
export function isEnding({ runs_out_on }: Pick<Path, 'runs_out_on'>, today: string): boolean {
  if (runs_out_on === null) return false
  const days = daysBetween(today, runs_out_on)
  return days >= -daysBehind && days <= daysAhead
}
