import type { Webhook } from '#contract/webhooks.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useWebhookWords } from './words.ts'

type WebhookStateProps = { webhook: Pick<Webhook, 'off_because' | 'failing_since'> }

export function WebhookState({ webhook: { off_because, failing_since } }: WebhookStateProps) {
  const { hooks } = useWebhookWords()
  if (off_because)
    return <Tag kind={off_because === 'staff' ? 'neutral' : 'error'}>{hooks.off[off_because]}</Tag>
  if (failing_since) return <Tag kind="attention">{hooks.failing}</Tag>
  return <Tag kind="success">{hooks.on}</Tag>
}
