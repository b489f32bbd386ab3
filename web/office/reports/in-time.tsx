import type { Dashboard } from '#contract/reports.ts'
import { useFormat } from '#web/platform/format.ts'
import { Lines } from '#web/ui/charts/lines.tsx'
import { Text } from '#web/ui/text.tsx'
import { Panel } from './panel.tsx'
import styles from './reports.module.css'
import { shareOf } from './share.ts'
import { useOfficeReportsWords } from './words.ts'

type InTimeProps = { decided: Dashboard['decided']; period: string }

export function InTime({ decided, period }: InTimeProps) {
  const { board } = useOfficeReportsWords()
  const { number, day } = useFormat()
  const weeks = decided.weeks.filter((week) => week.decided > 0)
  if (decided.total === 0)
    return (
      <Panel span={6} title={board.inTime}>
        <Text look="quiet">{board.noDecisions(period)}</Text>
      </Panel>
    )
  const shares = weeks.map((week) => shareOf(week.within, week.decided))
  const least = Math.max(Math.floor(Math.min(...shares, 90) / 10) * 10 - 10, 0)
  return (
    <Panel
      span={6}
      title={board.inTime}
      note={board.inTimeNote(period)}
      end={<b className={styles.middle}>{`${number(shareOf(decided.within, decided.total))} %`}</b>}
    >
      {/* One dot is no line. */}
      {weeks.length > 1 && (
        <Lines
          label={board.inTime}
          names={weeks.map(({ week }) => day(week))}
          least={least}
          most={100}
          textOf={(value) => `${number(Math.round(value))} %`}
          series={[{ name: `${number(shares.at(-1) ?? 0)} %`, tone: 'action', values: shares }]}
        />
      )}
      <Text look="small-quiet">
        {board.inTimeSum(number(decided.within), number(decided.total), period)}
        {decided.median_days !== null && `; ${board.median(number(decided.median_days))}`}
      </Text>
    </Panel>
  )
}
