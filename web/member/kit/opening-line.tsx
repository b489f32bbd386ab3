import type { OpeningCoins } from '#contract/fields.ts'
import { Text } from '#web/ui/text.tsx'
import { useOpeningText } from './opening-words.ts'

/** Under a balance: what is on its way into it. */
export function OpeningLine({ opening = [] }: { opening: readonly OpeningCoins[] | undefined }) {
  const text = useOpeningText()(opening)
  return text ? <Text look="quiet">{text}</Text> : null
}
