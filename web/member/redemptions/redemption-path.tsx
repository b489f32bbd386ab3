import {
  IconCalendarCheck,
  IconCopy,
  IconExternalLink,
  IconHome,
  IconPackage,
  IconPhone,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { Redemption, RedemptionStatus } from '#contract/redemptions.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { toast } from '#web/ui/toasts.ts'
import { stepsOf } from './redemption-steps.ts'
import styles from './redemptions.module.css'
import { useRedemptionsWords } from './words.ts'

const icons: Partial<Record<RedemptionStatus, typeof IconHome>> = {
  contacted: IconPhone,
  booked: IconCalendarCheck,
  preparing: IconPackage,
  shipped: IconTruckDelivery,
  delivered: IconHome,
}

export function RedemptionPath({ redemption }: { redemption: Redemption }) {
  const { redemptionDetail, redemptionList } = useRedemptionsWords()
  const { weekday, time, coins } = useFormat()
  const facts: Partial<Record<RedemptionStatus, string | null>> = {
    requested: redemptionDetail.used(redemptionList.coins(coins(redemption.coins), redemption.coins)),
    shipped: redemption.carrier,
  }
  const { kind } = redemption
  const promised = kind === 'experience' ? 'contacted' : 'delivered'
  const steps = stepsOf(redemption).map(({ step, state, at, note: arranged }) => {
    const expected =
      step === promised ? redemptionDetail.expected(weekday(redemption.deliver_by)) : redemptionDetail.coming
    const note = at ? [`${weekday(at)}, ${time(at)}`, facts[step]].filter(Boolean).join(' · ') : expected
    const Icon = icons[step]
    const isOpen = state === 'current' || state === 'coming'
    return {
      key: step,
      state,
      stateWord: redemptionDetail.states[state],
      title: redemptionDetail.ownSteps[kind]?.[step] ?? redemptionDetail.steps[step],
      note,
      ...(Icon && isOpen && { Icon }),
      ...(arranged && { content: <p>{redemptionDetail.includesNote(arranged)}</p> }),
      ...(step === 'shipped' && at && { content: <TrackingCode redemption={redemption} /> }),
    }
  })
  return (
    <Card as="section">
      <Timeline label={redemptionDetail.path} steps={steps} />
    </Card>
  )
}

function TrackingCode({ redemption: { tracking_code, tracking_link } }: { redemption: Redemption }) {
  const { redemptionDetail } = useRedemptionsWords()

  async function copy(code: string) {
    try {
      await navigator.clipboard.writeText(code)
      toast(redemptionDetail.copied)
    } catch {
      toast(redemptionDetail.copyFailed, { kind: 'error' })
    }
  }

  return (
    <>
      {tracking_code && (
        <Row spread="between" hasOneLine className={styles.code}>
          <span>{tracking_code}</span>
          <IconButton
            label={redemptionDetail.copy}
            Icon={IconCopy}
            onClick={() => void copy(tracking_code)}
          />
        </Row>
      )}
      {tracking_link && (
        <a className={styles.track} href={tracking_link} target="_blank" rel="noopener noreferrer">
          <IconExternalLink size={20} aria-hidden="true" />
          {redemptionDetail.track}
        </a>
      )}
    </>
  )
}
