import { splitInMeals } from '#domain/feeding-meals.ts'
import { usePetWords } from '#web/member/kit/pet-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Text } from '#web/ui/text.tsx'
import styles from './calculator.module.css'
import type { PortionTableData } from './portions-by-weight.ts'
import { useProductWords } from './words.ts'

export function PortionTable({ table: { by, feeding, rows } }: { table: PortionTableData }) {
  const { calculator } = useProductWords()
  const { petAnswers, portions } = usePetWords()
  const { number } = useFormat()
  const { least, most, free_choice: isFree } = feeding.meals
  const perMeal = (grams: number) => {
    if (least !== most)
      return portions.grams([most, least].map((count) => number(Math.round(grams / count))).join('–'))
    return portions.split(splitInMeals(grams, most).map(number))
  }
  return (
    <>
      <table className={styles.table} aria-label={calculator.result}>
        <thead>
          <tr>
            <th scope="col">{calculator.column[by]}</th>
            <th scope="col">{calculator.perDay}</th>
            <th scope="col">{calculator.perMeal}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kilograms, grams, isTheirs }) => (
            <tr key={kilograms} aria-current={isTheirs || undefined}>
              <th scope="row">
                {petAnswers.kilograms(number(kilograms))} {isTheirs && <small>{calculator.yours}</small>}
              </th>
              <td>{portions.grams(number(grams))}</td>
              <td>{perMeal(grams)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isFree && <Text look="quiet">{calculator.freeChoice(least, most)}</Text>}
      {feeding.notes.map((note) => (
        <Text look="quiet" key={note}>
          {portions.notes[note]}
        </Text>
      ))}
    </>
  )
}
