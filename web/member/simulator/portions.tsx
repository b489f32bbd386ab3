import { IconBrandWhatsapp, IconChevronLeft } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { Portion } from '#contract/simulator.ts'
import { kcalOfTreats } from '#domain/feeding.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { usePetWords } from '#web/member/kit/pet-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SpeechBubble } from '#web/ui/speech-bubble.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { CalculationCard } from './calculation-card.tsx'
import { sexOf } from './pet-sex.ts'
import { PortionCard } from './portion-card.tsx'
import styles from './result.module.css'
import { useSimulatorWords } from './words.ts'

type PortionsProps = {
  pet: PetAnswers
  portions: readonly Portion[]
  chosen: Portion | undefined
  /** A product was chosen that is no longer among them. */
  isChoiceGone: boolean
  onChoose: (id: string) => void
  onBack: () => void
  canPrescribe: boolean
  sending: (pet: PetAnswers, portion: Portion, onShown: () => void) => ReactNode
}

const views = { narrow: { slides: 1, gapPx: 12 }, wide: { slides: 3, gapPx: 16 } }
const formId = 'send'

export function Portions(props: PortionsProps) {
  const { pet, portions, chosen, isChoiceGone, onChoose, onBack, canPrescribe, sending } = props
  const { simulatorResult } = useSimulatorWords()
  // The first fits as well as any: it is offered, and sending without another choice sends it.
  const offered = chosen ?? (isChoiceGone ? undefined : portions[0])
  const explainedPortion = offered ?? portions[0]
  const title = simulatorResult.products(portions.length, sexOf(pet))

  const isSending = useRef(false)

  /** It comes once something is chosen, over a slow line some seconds later. */
  function formIsThere() {
    if (isSending.current) showForm()
    isSending.current = false
  }

  function send() {
    if (chosen) return showForm()
    isSending.current = true
    if (offered) onChoose(offered.id)
  }

  return (
    <>
      {chosen && (
        <div className={styles.back}>
          <TextButton onClick={onBack}>
            <Row as="span" gap={1}>
              <IconChevronLeft size={20} aria-hidden="true" />
              {simulatorResult.back}
            </Row>
          </TextButton>
        </div>
      )}
      <Stack gap={4} className={styles.choice} data-chosen={chosen !== undefined}>
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
              isOffered={portion === offered}
              canPrescribe={canPrescribe}
              onChoose={() => onChoose(portion.id)}
            />
          ))}
        </Carousel>
        <div role="alert" className={styles.alert}>
          {isChoiceGone && <Notice kind="error">{simulatorResult.chooseFirst}</Notice>}
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
          <Stack gap={5} className={styles.choice} data-chosen={chosen !== undefined}>
            <CalculationCard pet={pet} portion={explainedPortion} />
            <CounterTips portion={explainedPortion} />
          </Stack>
        )}
        {chosen && (
          <Stack id={formId} gap={5} className={styles.form}>
            {sending(pet, chosen, formIsThere)}
          </Stack>
        )}
      </Stack>
    </>
  )
}

function showForm() {
  const form = document.getElementById(formId)
  form?.scrollIntoView()
  form?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
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
