import type { RecommendationPath } from '#contract/recommendations.ts'
import { useMessage } from './leads/use-message.ts'
import { Recommendations } from './recommendations/recommendations.tsx'

export function RecommendationsScreen() {
  const messageOf = useMessage()

  /** Nothing can be said of a portion that the professional did not give. */
  function messageFor({ product, daily_dose: grams, client }: RecommendationPath, needsRefill: boolean) {
    if (!client || grams === null) return undefined
    const { name, pet_name: petName } = client
    return messageOf({ ...product, grams }, { name, petName: petName ?? '', needsRefill })
  }

  return <Recommendations messageFor={messageFor} />
}
