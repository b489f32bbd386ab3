import { IconInfoCircle, IconTrendingUp, IconTrophy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Ranking } from '#contract/ranking.ts'
import { useFormat } from '#web/platform/format.ts'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { aheadOf } from './ahead.ts'
import { endOf, useMonthNames } from './month-names.ts'
import styles from './ranking.module.css'
import { useRankingWords } from './words.ts'

/** What the place means for the member: what the next one takes, or why they are not in the list. */
export function Standing({ places }: { places: Ranking }) {
  const { ranking } = useRankingWords()
  const { coins, date } = useFormat()
  const { nameOf } = useMonthNames()
  const { me, month, is_current, is_hidden } = places
  if (is_hidden) return <Note Icon={IconInfoCircle} title={ranking.hidden} />
  if (!me) {
    const name = nameOf(month)
    return <Note Icon={IconInfoCircle} title={is_current ? ranking.notYet(name) : ranking.notThen(name)} />
  }
  if (!is_current) return null
  const ahead = aheadOf(places)
  const closing = ranking.toPassText(date(endOf(month).last))
  if (!ahead)
    return me.position === 1 ? <Note Icon={IconTrophy} title={ranking.leading} text={closing} /> : null
  const missing = ahead.coins + 1
  return (
    <Note Icon={IconTrendingUp} title={ranking.toPass(coins(missing), missing, ahead.name)} text={closing} />
  )
}

function Note({ Icon, title, text }: { Icon: IconShape; title: ReactNode; text?: ReactNode }) {
  return (
    <div className={styles.note}>
      <Icon size={24} aria-hidden="true" />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {text && <p className={styles.small}>{text}</p>}
      </div>
    </div>
  )
}
