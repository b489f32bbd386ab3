import { useFormat } from '#web/platform/format.ts'
import { type ChallengeDraft, goalIn, targetIn } from './draft.ts'
import { useOfficeChallengesWords } from './words.ts'

/** The four blocks as one sentence; what is not known yet is left open. */
export function useChallengeSentence(draft: ChallengeDraft): string {
  const { challengeEditor } = useOfficeChallengesWords()
  const { date, coins } = useFormat()
  const target = useTargetText()
  const { audience, productIds } = draft
  const who =
    audience.map((profile) => challengeEditor.profiles[profile]).join(', ') || challengeEditor.everybody
  const day = (typed: string) => (typed ? date(typed) : challengeEditor.unknown)
  const [from, to] = [day(draft.opens), day(draft.closes)]
  if (!draft.hasGoal) return challengeEditor.announcement(who, from, to)
  const products =
    productIds.length > 0 ? challengeEditor.products(productIds.length) : challengeEditor.everyProduct
  const figure = targetIn(draft)
  const what = challengeEditor.goalIn(
    figure === undefined ? challengeEditor.unknown : target(figure, draft.unit),
    products,
  )
  const bonus = goalIn(draft)?.bonus
  return challengeEditor.sentence(who, what, from, to, bonus ? coins(bonus) : challengeEditor.unknown)
}

export function useTargetText() {
  const { challengeEditor } = useOfficeChallengesWords()
  const { money, number } = useFormat()
  return (target: number, unit: ChallengeDraft['unit']) =>
    unit === 'cents' ? money(target) : challengeEditor.targets[unit](number(target), target)
}
