import { IconHome, IconPackage, IconTruckDelivery } from '@tabler/icons-react'
import type { Redemption, RedemptionStatus } from '#contract/redemptions.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { stepsOf } from './steps-of.ts'
import { Tracking } from './tracking.tsx'
import { useRedemptionsWords } from './words.ts'

const icons: Partial<Record<RedemptionStatus, typeof IconHome>> = {
  preparing: IconPackage,
  shipped: IconTruckDelivery,
  delivered: IconHome,
}

/** What happened to it and when, and what is to come. */
export function RedemptionPath({ redemption }: { redemption: Redemption }) {
  const { redemptionDetail, redemptionList } = useRedemptionsWords()
  const { weekday, time, coins } = useFormat()
  const facts: Partial<Record<RedemptionStatus, string | null>> = {
    requested: redemptionDetail.used(redemptionList.coins(coins(redemption.coins), redemption.coins)),
    shipped: redemption.carrier,
  }
  const steps = stepsOf(redemption).map(({ step, state, at }) => {
    const expected =
      step === 'delivered'
        ? redemptionDetail.expected(weekday(redemption.deliver_by))
        : redemptionDetail.coming
    const note = at ? [`${weekday(at)}, ${time(at)}`, facts[step]].filter(Boolean).join(' · ') : expected
    const Icon = icons[step]
    const isOpen = state === 'current' || state === 'coming'
    return {
      key: step,
      state,
      stateWord: redemptionDetail.states[state],
      title: redemptionDetail.steps[step],
      note,
      ...(Icon && isOpen && { Icon }),
      ...(step === 'shipped' && at && { content: <Tracking redemption={redemption} /> }),
    }
  })
  return (
    <Card as="section">
      <Timeline label={redemptionDetail.path} steps={steps} />
    </Card>
  )
}
