import dog from '#brand/art/caramelo.svg'
import type { Portion } from '#contract/simulator.ts'
import { kcalOfTreats } from '#domain/feeding.ts'
import { useFormat } from '#web/platform/format.ts'
import { usePetWords } from '#web/platform/pet-words.ts'
import { Stack } from '#web/ui/stack.tsx'
import styles from './result.module.css'
import { useSimulatorWords } from './words.ts'

/** What is worth saying across the counter. */
export function Tell({ portion }: { portion: Portion }) {
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
    <Stack as="section" gap={0} className={styles.tell} aria-labelledby="tell">
      <div>
        <h2 id="tell">{simulatorResult.tell}</h2>
        <p>{lines.filter(Boolean).join(' ')}</p>
      </div>
      <img src={dog} width="128" height="90" alt="" />
    </Stack>
  )
}
