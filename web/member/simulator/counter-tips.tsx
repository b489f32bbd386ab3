import type { Portion } from '#contract/simulator.ts'
import { kcalOfTreats } from '#domain/feeding.ts'
import { useFormat } from '#web/platform/format.ts'
import { usePetWords } from '#web/platform/pet-words.ts'
import { SpeechBubble } from '#web/ui/speech-bubble.tsx'
import { Text } from '#web/ui/text.tsx'
import { useSimulatorWords } from './words.ts'

export function CounterTips({ portion }: { portion: Portion }) {
  const { simulatorResult } = useSimulatorWords()
  const { portions } = usePetWords()
  const { number } = useFormat()
  const { bag_grams: bag, portion: grams, kcal } = portion
  const days = bag === null ? 0 : Math.floor(bag / grams)
  const lines = [
    bag !== null && days > 0 && portions.bag(number(bag / 1000), number(days), days),
    simulatorResult.tellTreats(number(kcalOfTreats(kcal))),
    simulatorResult.tellChange,
  ]
  return (
    <section aria-labelledby="tell">
      <SpeechBubble>
        <Text as="h2" look="part-title" id="tell">
          {simulatorResult.tell}
        </Text>
        <p>{lines.filter(Boolean).join(' ')}</p>
      </SpeechBubble>
    </section>
  )
}
