import type { Dashboard } from '#contract/reports.ts'
import { useFormat } from '#web/platform/format.ts'
import { Text } from '#web/ui/text.tsx'
import { Panel } from './panel.tsx'
import styles from './reports.module.css'
import { useOfficeReportsWords } from './words.ts'

type MoneyProps = { coins: Dashboard['coins']; period: string }

export function Money({ coins, period }: MoneyProps) {
  const { board } = useOfficeReportsWords()
  const { coins: written, money, number } = useFormat()
  const compared = (now: number, before: number) => {
    if (before <= 0 || now === before) return undefined
    const percent = `${number(Math.round((Math.abs(now - before) / before) * 100))} %`
    return now > before ? board.more(percent, period) : board.less(percent, period)
  }
  const inReais = (amount: number) => money(Math.round((amount * coins.worth_thousandths) / 10))
  return (
    <Panel title={board.coins(period)}>
      <div className={styles.money}>
        <Figure
          label={board.issued}
          figure={written(coins.issued)}
          note={compared(coins.issued, coins.issued_before)}
        />
        <Figure
          label={board.spent}
          figure={written(coins.spent)}
          note={compared(coins.spent, coins.spent_before)}
        />
        <Figure
          label={board.expired}
          figure={written(coins.expired)}
          note={board.expiring(written(coins.expiring_30))}
        />
        <Figure
          label={board.outstanding}
          figure={written(coins.outstanding)}
          note={board.worth(inReais(coins.outstanding))}
        />
        {coins.debt > 0 && (
          <Figure label={board.debt} figure={written(coins.debt)} note={board.worth(inReais(coins.debt))} />
        )}
      </div>
    </Panel>
  )
}

function Figure({ label, figure, note }: { label: string; figure: string; note: string | undefined }) {
  return (
    <div>
      <Text look="small-quiet">{label}</Text>
      <p className={styles.middle}>{figure}</p>
      {note && <Text look="small-quiet">{note}</Text>}
    </div>
  )
}
