import { IconCamera, IconClock, IconMessage2 } from '@tabler/icons-react'
import type { Invoice } from '#contract/invoices.ts'
import { useDetailWords } from '#web/member/invoices/detail-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { lookOf } from './status-look.ts'

const failures = ['rejected', 'reversed']
const icons = { photo_requested: IconCamera, asked_again: IconMessage2 }

export function InvoicePath({ invoice }: { invoice: Invoice }) {
  const detail = useDetailWords()
  const { weekday, time } = useFormat()
  const { status } = lookOf(invoice.status)
  const steps = invoice.path.map(({ at, step }, place) => {
    const state = failures.includes(step) ? ('failed' as const) : ('done' as const)
    return {
      key: `${place} ${step}`,
      state,
      stateWord: detail.states[state],
      title: detail.steps[step],
      note: `${weekday(at)}, ${time(at)}`,
      ...(step in icons && { Icon: icons[step as keyof typeof icons] }),
    }
  })
  const isOpen = status === 'received' || status === 'incomplete'
  const now = {
    key: 'now',
    state: 'current' as const,
    stateWord: detail.states.current,
    title: status === 'incomplete' ? detail.waitingForYou : detail.inAnalysis,
    note: detail.due(weekday(invoice.due_on)),
    Icon: IconClock,
  }
  return (
    <Stack as="section">
      <h2>{detail.path}</h2>
      <Card>
        <Timeline label={detail.path} steps={isOpen ? [...steps, now] : steps} />
      </Card>
    </Stack>
  )
}
