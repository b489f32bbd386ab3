import bowl from '#brand/art/bowl-with-spoon.svg'
import type { ProductPage } from '#contract/catalogue.ts'
import { splitInMeals } from '#domain/feeding-meals.ts'
import { usePetWords } from '#web/member/kit/pet-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { ItemWords } from '#web/ui/list.tsx'
import { SlipGround } from '#web/ui/slip.tsx'
import { Grid, Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './portion-slip.module.css'
import { useProductWords } from './words.ts'

type PortionSlipProps = { product: ProductPage; grams: number; petName: string | undefined }

export function PortionSlip({ product, grams, petName }: PortionSlipProps) {
  const { productPage } = useProductWords()
  const { portions } = usePetWords()
  const { number } = useFormat()
  const { bag_grams: bag, phases } = product
  const days = bag === null ? 0 : Math.floor(bag / grams)
  // The link does not say how old the pet is: only food that is not for the young or the nursing is surely eaten in two meals.
  const isTwice = phases.every((phase) => phase === 'adults' || phase === 'pregnant')
  const meals = phases.includes('lactating') ? productPage.mealsOrFree : productPage.meals
  return (
    <SlipGround aria-labelledby="portion">
      <Stack gap={2}>
        <Text as="h2" look="part-title" id="portion">
          {petName ? productPage.portionOf(petName) : productPage.portion}
        </Text>
        <Text look="display" className={styles.grams}>
          {number(grams)} <small>{portions.perDay}</small>
        </Text>
        {isTwice ? <Bowls grams={grams} /> : <Text look="note">{meals}</Text>}
        {bag !== null && days > 0 && (
          <Text look="note">{portions.bag(number(bag / 1000), number(days), days)}</Text>
        )}
      </Stack>
    </SlipGround>
  )
}

function Bowls({ grams }: { grams: number }) {
  const { productPage } = useProductWords()
  const { portions } = usePetWords()
  const { number } = useFormat()
  const [morning = 0, evening = 0] = splitInMeals(grams, 2)
  const halves = [
    [morning, productPage.morning],
    [evening, productPage.evening],
  ] as const
  return (
    <Grid as="ul" gap={2} className={styles.meals}>
      {halves.map(([half, when]) => (
        <Row as="li" hasOneLine key={when}>
          <img src={bowl} width="36" height="36" alt="" />
          <ItemWords>
            <b>{portions.grams(number(half))}</b>{' '}
            <Text as="span" look="note">
              {when}
            </Text>
          </ItemWords>
        </Row>
      ))}
    </Grid>
  )
}
