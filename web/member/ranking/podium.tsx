import first from '#brand/art/1st-place-medal.svg'
import second from '#brand/art/2nd-place-medal.svg'
import third from '#brand/art/3rd-place-medal.svg'
import { useFormat } from '#web/platform/format.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './podium.module.css'
import type { PodiumStep } from './ranking-rows.ts'
import { useRankingWords } from './words.ts'

const medals = { 1: first, 2: second, 3: third }

export function Podium({ steps }: { steps: readonly PodiumStep[] }) {
  const { ranking } = useRankingWords()
  const { coins, number } = useFormat()
  return (
    <ol className={styles.podium} aria-label={ranking.podium}>
      {steps.map(({ row, place, medal }) => (
        <li key={place} data-place={place} data-medal={medal} aria-current={row.is_me ? 'true' : undefined}>
          <img src={medals[medal]} width="48" height="48" alt={ranking.place(number(row.position))} />
          <b>
            {row.name} {row.is_me && <small>{ranking.you}</small>}
          </b>
          <span>
            {coins(row.coins)} <VisuallyHidden>{ranking.coins(row.coins)}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  )
}
