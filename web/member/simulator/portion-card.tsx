import { IconCheck, IconStethoscope } from '@tabler/icons-react'
import bag from '#brand/art/bag-teal.svg'
import { memberPaths } from '#contract/paths.ts'
import type { Portion } from '#contract/simulator.ts'
import { gramsRange } from '#domain/feeding.ts'
import { type Meals as Daily, splitInMeals } from '#domain/feeding-meals.ts'
import { usePetWords } from '#web/member/kit/pet-words.ts'
import { fullName, ownName } from '#web/member/kit/product-name.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProductStage } from '#web/ui/product-stage.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './portion-card.module.css'
import { useSimulatorWords } from './words.ts'

type PortionCardProps = {
  portion: Portion
  isChosen: boolean
  /** What is sent unless another one is chosen. */
  isOffered: boolean
  canPrescribe: boolean
  onChoose: () => void
}

export function PortionCard({ portion, isChosen, isOffered, canPrescribe, onChoose }: PortionCardProps) {
  const { simulatorResult } = useSimulatorWords()
  const { portions } = usePetWords()
  const { number } = useFormat()
  const { id, brand, color, image, energy, portion: grams, meals } = portion
  const name = fullName(portion)
  const { least, most } = gramsRange(grams)
  return (
    <Card as="article" isFlush className={styles.card} data-chosen={isOffered}>
      <ProductStage color={color} image={image.link ?? bag} alt="" />
      <Stack gap={0} className={styles.words}>
        <Text look="quiet">{brand}</Text>
        <h3>{ownName(portion)}</h3>
        <Text look="display" className={styles.grams}>
          {number(grams)} <small>{portions.perDay}</small>
        </Text>
        <Meals gramsPerDay={grams} meals={meals} />
        <Text look="quiet">{portions.between(number(least), number(most))}</Text>
        <Text look="quiet">{simulatorResult.energy(number(energy))}</Text>
      </Stack>
      <Stack gap={1} className={styles.actions}>
        <Button
          size="small"
          variant={isOffered ? 'primary' : 'outline'}
          isFullWidth
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {isChosen && <IconCheck size={24} aria-hidden="true" />}
          {isChosen ? simulatorResult.chosen : simulatorResult.choose}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        {canPrescribe && (
          <ButtonLink
            size="small"
            variant="quiet"
            to={`${memberPaths.prescriptions}?produto=${id}&gramas=${grams}`}
          >
            <IconStethoscope size={20} aria-hidden="true" />
            {simulatorResult.prescribe}
            <VisuallyHidden>{name}</VisuallyHidden>
          </ButtonLink>
        )}
      </Stack>
    </Card>
  )
}

type MealsProps = { gramsPerDay: number; meals: Daily }

/** For example "2 refeições de 73 g", "2 refeições: 24 g e 23 g" or "3 a 4 refeições de 37 a 49 g". */
function Meals({ gramsPerDay, meals: { least, most, free_choice: isFree } }: MealsProps) {
  const { portions } = usePetWords()
  const { number } = useFormat()

  function mealsText(): string {
    const each = (count: number) => number(Math.round(gramsPerDay / count))
    if (least !== most) return portions.perMealBetween(least, most, each(most), each(least))
    if (gramsPerDay % most === 0) return portions.perMeal(most, each(most))
    return portions.perMealUneven(splitInMeals(gramsPerDay, most).map(number))
  }

  const meals = mealsText()
  return <Text look="note">{isFree ? portions.orFree(meals) : meals}</Text>
}
