import { IconBulb, IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Answers } from '#domain/feeding-questions.ts'
import { heaviestKg, lightestKg, weightFault } from '#domain/pet.ts'
import { toKilograms } from '#web/member/kit/kilograms.ts'
import { usePetWords } from '#web/member/kit/pet-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { animals } from './options.ts'
import { sexOf } from './pet-sex.ts'
import { scaleFor, stepped } from './scale.ts'
import { ScaleSlider } from './scale-slider.tsx'
import { Stepper } from './stepper.tsx'
import styles from './typed-question.module.css'
import { useSimulatorWords } from './words.ts'

type WeightQuestionProps = {
  question: 'weight' | 'ideal_weight'
  answers: Answers
  fault: string | undefined
  onAnswer: (kilograms: number) => void
}

export function WeightQuestion({ question, answers, fault, onAnswer }: WeightQuestionProps) {
  const { simulator } = useSimulatorWords()
  const language = useLanguage()
  const { number } = useFormat()
  const faultOf = useWeightFault(question, answers)
  const scale = scaleFor(answers)
  const [text, setText] = useState(() => shown(answers[question], number))
  const [isFaultShown, setFaultShown] = useState(false)
  const kilograms = toKilograms(text, language)
  const set = (next: number) => setText(number(next))
  const step = (by: number) => set(kilograms === undefined ? scale.usual : stepped(kilograms, by))

  function submit() {
    setFaultShown(true)
    if (!faultOf(kilograms) && kilograms !== undefined) onAnswer(kilograms)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={5}>
        <Card tone="caramel" className={styles.panel}>
          <img src={animals[answers.pet ?? 'dog']} width="104" height="104" alt="" />
          <Stepper
            label={simulator.kilograms}
            unit={simulator.unit}
            text={text}
            fault={isFaultShown ? faultOf(kilograms) : fault}
            inputMode="decimal"
            onText={setText}
            less={{
              label: simulator.less(number(scale.step)),
              Icon: IconMinus,
              press: () => step(-scale.step),
            }}
            more={{
              label: simulator.more(number(scale.step)),
              Icon: IconPlus,
              press: () => step(scale.step),
            }}
          />
          <ScaleSlider scale={scale} kilograms={kilograms} onSlide={set} />
        </Card>
        <Notice kind="neutral" Icon={IconBulb}>
          {question === 'weight' ? simulator.noScale(sexOf(answers)) : simulator.idealHint}
        </Notice>
        <Button type="submit" isFullWidth>
          {simulator.next}
        </Button>
      </Stack>
    </form>
  )
}

function useWeightFault(question: WeightQuestionProps['question'], { pet = 'dog', weight = 0 }: Answers) {
  const { wrong } = usePetWords().petAnswers
  const { number } = useFormat()
  return (kilograms: number | undefined): string | undefined => {
    const fault = weightFault(kilograms, { pet, below: question === 'ideal_weight' ? weight : undefined })
    if (fault === 'range') return wrong.range(number(lightestKg), number(heaviestKg[pet]))
    if (fault === 'ideal') return wrong.ideal(number(weight))
    return fault && wrong[fault]
  }
}

function shown(kilograms: number | undefined, number: (value: number) => string) {
  return kilograms === undefined ? '' : number(kilograms)
}
