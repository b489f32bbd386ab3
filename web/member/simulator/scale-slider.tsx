import { usePetWords } from '#web/member/kit/pet-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import type { scaleFor } from './scale.ts'
import { scaleLength } from './scale.ts'
import styles from './typed-question.module.css'
import { useSimulatorWords } from './words.ts'

type ScaleSliderProps = {
  scale: ReturnType<typeof scaleFor>
  kilograms: number | undefined
  onSlide: (kilograms: number) => void
}

export function ScaleSlider({ scale, kilograms, onSlide }: ScaleSliderProps) {
  const { simulator } = useSimulatorWords()
  const { petAnswers } = usePetWords()
  const { number } = useFormat()
  const last = scale.marks.length - 1
  return (
    <Stack gap={0} className={styles.scale}>
      <input
        type="range"
        aria-label={simulator.slide}
        aria-valuetext={kilograms === undefined ? undefined : petAnswers.kilograms(number(kilograms))}
        min="0"
        max={scaleLength}
        value={kilograms === undefined ? 0 : scale.positionOf(kilograms)}
        data-empty={kilograms === undefined}
        onChange={({ target }) => onSlide(scale.kilogramsAt(target.valueAsNumber))}
      />
      <Text look="note" hasFigures aria-hidden="true">
        <Row as="span" spread="between" hasOneLine>
          {scale.marks.map((mark, index) => (
            <span key={mark}>{index === last ? petAnswers.kilograms(number(mark)) : number(mark)}</span>
          ))}
        </Row>
      </Text>
    </Stack>
  )
}
