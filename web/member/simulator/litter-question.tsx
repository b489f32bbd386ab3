import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import lactating from '#brand/art/phase-lactating.svg'
import { mostPuppies } from '#domain/pet.ts'
import { usePetWords } from '#web/member/kit/pet-words.ts'
import { useLanguage } from '#web/platform/language.ts'
import { readParts } from '#web/platform/read-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Stepper } from './stepper.tsx'
import styles from './typed-question.module.css'
import { useSimulatorWords } from './words.ts'

type LitterQuestionProps = {
  answer: number | undefined
  fault: string | undefined
  onAnswer: (count: number) => void
}

export function LitterQuestion({ answer, fault, onAnswer }: LitterQuestionProps) {
  const { simulator } = useSimulatorWords()
  const { petAnswers } = usePetWords()
  const language = useLanguage()
  const [text, setText] = useState(answer === undefined ? '' : String(answer))
  const [isFaultShown, setFaultShown] = useState(false)
  const count = readParts(text, language, 1) ?? 0
  const isCount = count >= 1 && count <= mostPuppies
  const step = (by: number) => setText(String(Math.min(Math.max(count + by, 1), mostPuppies)))

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setFaultShown(true)
        if (isCount) onAnswer(count)
      }}
    >
      <Stack gap={5}>
        <Card tone="caramel" className={styles.panel}>
          <img src={lactating} width="139" height="104" alt="" />
          <Stepper
            label={simulator.litter}
            text={text}
            fault={isFaultShown && !isCount ? petAnswers.wrong.litter('1', String(mostPuppies)) : fault}
            hint={simulator.litterHint}
            inputMode="numeric"
            onText={setText}
            less={{ label: simulator.fewer, Icon: IconMinus, press: () => step(-1) }}
            more={{ label: simulator.another, Icon: IconPlus, press: () => step(1) }}
          />
        </Card>
        <Button type="submit" isFullWidth>
          {simulator.next}
        </Button>
      </Stack>
    </form>
  )
}
