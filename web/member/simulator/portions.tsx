import { IconBrandWhatsapp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Portion } from '#contract/simulator.ts'
import { kcalOfTreats } from '#domain/feeding.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { usePetWords } from '#web/member/kit/pet-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SpeechBubble } from '#web/ui/speech-bubble.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { CalculationCard } from './calculation-card.tsx'
import { sexOf } from './pet-sex.ts'
import { PortionCard } from './portion-card.tsx'
import styles from './result.module.css'
import { useSimulatorWords } from './words.ts'

type PortionsProps = {
  pet: PetAnswers
  portions: readonly Portion[]
  chosen: Portion | undefined
  onChoose: (id: string) => void
  canPrescribe: boolean
  sending: (pet: PetAnswers, portion: Portion) => ReactNode
}

const views = { narrow: { slides: 1, gapPx: 12 }, wide: { slides: 3, gapPx: 16 } }
const formId = 'send'

export function Portions({ pet, portions, chosen, onChoose, canPrescribe, sending }: PortionsProps) {
  const { simulatorResult } = useSimulatorWords()
  const [isChoiceMissing, setChoiceMissing] = useState(false)
  const [first] = portions
  const explainedPortion = chosen ?? first
  const title = simulatorResult.products(portions.length, sexOf(pet))

  function send() {
    setChoiceMissing(!chosen)
    const form = document.getElementById(formId)
    form?.scrollIntoView()
    form?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }

  return (
    <>
      <Stack gap={4}>
        <Carousel
          label={title}
          heading={<h2>{title}</h2>}
          previousLabel={simulatorResult.previous}
          nextLabel={simulatorResult.next}
          {...views}
        >
          {portions.map((portion) => (
            <PortionCard
              key={portion.id}
              portion={portion}
              isChosen={portion === chosen}
              canPrescribe={canPrescribe}
              onChoose={() => {
                setChoiceMissing(false)
                onChoose(portion.id)
              }}
            />
          ))}
        </Carousel>
        <div role="alert" className={styles.alert}>
          {isChoiceMissing && !chosen && <Notice kind="error">{simulatorResult.chooseFirst}</Notice>}
        </div>
        <div className={styles.send} data-chosen={chosen !== undefined}>
          <Button variant="whatsapp" isFullWidth onClick={send}>
            <IconBrandWhatsapp size={24} aria-hidden="true" />
            {simulatorResult.send}
          </Button>
        </div>
      </Stack>
      <Stack gap={5} className={styles.split}>
        {explainedPortion && (
          <Stack gap={5}>
            <CalculationCard pet={pet} portion={explainedPortion} />
            <CounterTips portion={explainedPortion} />
          </Stack>
        )}
        {chosen && (
          <Stack id={formId} gap={5} className={styles.form}>
            {sending(pet, chosen)}
          </Stack>
        )}
      </Stack>
    </>
  )
}

function CounterTips({ portion }: { portion: Portion }) {
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
