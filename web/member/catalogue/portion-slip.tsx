import bowl from '#brand/art/bowl-with-spoon.svg'
import type { ProductPage } from '#contract/catalogue.ts'
import { splitInMeals } from '#domain/feeding-meals.ts'
import { useFormat } from '#web/platform/format.ts'
import { usePetWords } from '#web/platform/pet-words.ts'
import { Stack } from '#web/ui/stack.tsx'
import styles from './portion-slip.module.css'
import { useProductWords } from './words.ts'

type PortionSlipProps = { product: ProductPage; grams: number; petName: string | undefined }

export function PortionSlip({ product, grams, petName }: PortionSlipProps) {
  const { productPage } = useProductWords()
  const { portions } = usePetWords()
  const { number } = useFormat()
  const { bag_grams: bag, phases } = product
  const days = bag === null ? 0 : Math.floor(bag / grams)
  // The link does not say how old the pet is: only what is not for the young or the nursing is surely eaten in two meals.
  const isTwice = phases.every((phase) => phase === 'adults' || phase === 'pregnant')
  const meals = phases.includes('lactating') ? productPage.mealsOrFree : productPage.meals
  return (
    <Stack as="section" gap={2} className={styles.slip} aria-labelledby="portion">
      <h2 id="portion">{petName ? productPage.portionOf(petName) : productPage.portion}</h2>
      <p className={styles.grams}>
        {number(grams)} <small>{portions.perDay}</small>
      </p>
      {isTwice ? <Bowls grams={grams} /> : <p>{meals}</p>}
      {bag !== null && days > 0 && <p>{portions.bag(number(bag / 1000), number(days), days)}</p>}
    </Stack>
  )
}

/** Two halves that add up to the day. */
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
    <ul className={styles.meals}>
      {halves.map(([half, when]) => (
        <li key={when}>
          <img src={bowl} width="36" height="36" alt="" />
          <span>
            <b>{portions.grams(number(half))}</b> <span>{when}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
