import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { officeInvoices } from '#contract/invoices-office.ts'
import { verificationQueue } from '#contract/members-verification.ts'
import { officePaths } from '#contract/paths.ts'
import { officeRedemptions } from '#contract/redemptions-office.ts'
import type { Dashboard } from '#contract/reports.ts'
import { programmeDay } from '#domain/business-days.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { type Bar, Bars } from '#web/ui/charts/bars.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Panel } from './panel.tsx'
import styles from './reports.module.css'
import { useOfficeReportsWords } from './words.ts'

const daysShown = 6

export function InvoiceQueue({ queue }: { queue: Dashboard['invoices'] }) {
  const { board } = useOfficeReportsWords()
  const { number, day } = useFormat()
  const may = useMay()
  const late: Bar[] =
    queue.late > 0
      ? [{ label: board.lateBar, value: queue.late, text: number(queue.late), tone: 'error' }]
      : []
  const lateDays = queue.due.findIndex(({ count }, place) => sumUpTo(queue.due, place) + count > queue.late)
  const coming = lateDays === -1 ? [] : queue.due.slice(lateDays, lateDays + daysShown)
  const today = programmeDay(Date.now())
  const dueToday = queue.due.find(({ due_on }) => due_on === today)?.count ?? 0
  const bars = coming.map(
    ({ due_on, count }, place): Bar => ({
      label: due_on === today ? board.todayBar : day(due_on),
      value: count,
      text: number(count),
      tone: place === 0 ? 'caramel' : 'neutral',
    }),
  )
  return (
    <Panel
      span={6}
      title={board.invoices}
      note={board.inBusinessDays}
      end={may(officeInvoices) && <ButtonLink to={officePaths.invoices}>{board.review}</ButtonLink>}
    >
      <div className={styles.queue}>
        <div>
          <p className={styles.big}>{number(queue.waiting)}</p>
          <State
            isFine={queue.late === 0}
            text={
              queue.late === 0
                ? board.noneLate
                : queue.late === 1
                  ? board.late1
                  : board.lateN(number(queue.late))
            }
          />
          {dueToday > 0 && (
            <StatusLine kind="attention" Icon={IconClock} isLoud>
              {board.dueToday(number(dueToday))}
            </StatusLine>
          )}
        </div>
        {bars.length + late.length > 0 && <Bars label={board.inBusinessDays} bars={[...late, ...bars]} />}
      </div>
    </Panel>
  )
}

function sumUpTo(days: readonly { count: number }[], place: number): number {
  return days.slice(0, place).reduce((sum, { count }) => sum + count, 0)
}

export function VerificationQueue({ queue }: { queue: Dashboard['verification'] }) {
  const { board } = useOfficeReportsWords()
  const { number } = useFormat()
  const may = useMay()
  const slow = queue.slow === 1 ? board.slow1 : board.slowN(number(queue.slow))
  return (
    <Panel span={3} title={board.verification}>
      <p className={styles.big}>{number(queue.waiting)}</p>
      <State isFine={queue.slow === 0} text={queue.slow === 0 ? board.noneSlow : slow} />
      {may(verificationQueue) && <TextLink to={officePaths.verification}>{board.verify}</TextLink>}
    </Panel>
  )
}

export function RedemptionQueue({ queue }: { queue: Dashboard['redemptions'] }) {
  const { board } = useOfficeReportsWords()
  const { number } = useFormat()
  const may = useMay()
  const { requested, preparing, top_ups, experiences } = queue
  const parts = [
    requested > 0 && board.toPack(number(requested)),
    preparing > 0 && board.packing(number(preparing)),
    top_ups > 0 && (top_ups === 1 ? board.topUp1 : board.topUpN(number(top_ups))),
    experiences > 0 && (experiences === 1 ? board.experience1 : board.experienceN(number(experiences))),
  ].filter(Boolean)
  const late = queue.late === 1 ? board.lateShip1 : board.lateShipN(number(queue.late))
  return (
    <Panel span={3} title={board.redemptions}>
      <p className={styles.big}>{number(requested + preparing + top_ups + experiences)}</p>
      {parts.length > 0 && <Text look="small-quiet">{parts.join(', ')}</Text>}
      <State isFine={queue.late === 0} text={queue.late === 0 ? board.allInTime : late} />
      {may(officeRedemptions) && <TextLink to={officePaths.redemptions}>{board.prepare}</TextLink>}
    </Panel>
  )
}

function State({ isFine, text }: { isFine: boolean; text: string }) {
  return (
    <StatusLine kind={isFine ? 'success' : 'error'} Icon={isFine ? IconCircleCheck : IconAlertCircle} isLoud>
      {text}
    </StatusLine>
  )
}
