import { IconChevronDown } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import type { Ranking } from '#contract/ranking.ts'
import styles from './month-choice.module.css'
import { useMonthNames } from './month-names.ts'
import { useRankingWords } from './words.ts'

const name = 'mes'

export function monthIn(search: URLSearchParams): string | undefined {
  const month = search.get(name)
  return month && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined
}

export function MonthChoice({ ranking: { months } }: { ranking: Ranking }) {
  const { ranking } = useRankingWords()
  const { titleOf } = useMonthNames()
  const [search, setSearch] = useSearchParams()
  const choose = (chosen: string) =>
    setSearch(chosen === months[0] ? {} : { [name]: chosen }, { preventScrollReset: true, replace: true })
  return (
    <span className={styles.choice}>
      <select
        aria-label={ranking.month}
        value={monthIn(search) ?? months[0]}
        onChange={({ target }) => choose(target.value)}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {titleOf(one)}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden="true" />
    </span>
  )
}
