import { Fragment } from 'react'
import { splitInMeals } from '#domain/feeding-meals.ts'
import { usePetWords } from '#web/member/kit/pet-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Text } from '#web/ui/text.tsx'
import styles from './calculator.module.css'
import type { PortionTableData } from './portions-by-weight.ts'
import { useProductWords } from './words.ts'

type PortionTableProps = {
  table: PortionTableData
  /** Its weight is not known: it stands among the others by its grams. */
  recommended?: { grams: number; petName?: string | undefined } | undefined
}

export function PortionTable({ table: { by, feeding, rows }, recommended }: PortionTableProps) {
  const { calculator } = useProductWords()
  const { petAnswers, portions } = usePetWords()
  const { number } = useFormat()
  const { least, most, free_choice: isFree } = feeding.meals
  const perMeal = (grams: number) => {
    if (least !== most)
      return portions.grams([most, least].map((count) => number(Math.round(grams / count))).join('–'))
    return portions.split(splitInMeals(grams, most).map(number))
  }
  const lighter = recommended ? rows.filter(({ grams }) => grams < recommended.grams).length : -1
  const recommendedRow = recommended && (
    <tr aria-current="true">
      <th scope="row">
        <small>{recommended.petName ?? calculator.recommended}</small>
      </th>
      <td>{portions.grams(number(recommended.grams))}</td>
      <td>{perMeal(recommended.grams)}</td>
    </tr>
  )
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
          {rows.map(({ kilograms, grams, isTheirs }, place) => (
            <Fragment key={kilograms}>
              {place === lighter && recommendedRow}
              <tr aria-current={isTheirs || undefined}>
                <th scope="row">
                  {petAnswers.kilograms(number(kilograms))} {isTheirs && <small>{calculator.yours}</small>}
                </th>
                <td>{portions.grams(number(grams))}</td>
                <td>{perMeal(grams)}</td>
              </tr>
            </Fragment>
          ))}
          {lighter === rows.length && recommendedRow}
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
