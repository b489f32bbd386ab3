import { IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import art from '#brand/art/magnifying-glass-tilted-left.svg'
import { linkTo, officePaths } from '#contract/paths.ts'
import { webhooks as listCall } from '#contract/webhooks.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { SecretOnce } from '#web/office/kit/secret-once.tsx'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { NewWebhook } from './edit-webhook.tsx'
import { WebhookState } from './webhook-state.tsx'
import styles from './webhooks.module.css'
import { useWebhookWords } from './words.ts'

export function Webhooks() {
  const { hooks } = useWebhookWords()
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string>()
  return (
    <OfficeScreen
      title={hooks.title}
      waiting={<Waiting height="320px" />}
      actions={
        <Button onClick={() => setIsMaking(true)}>
          <IconWebhook size={18} aria-hidden="true" />
          {hooks.add}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text look="small-quiet">{hooks.intro}</Text>
        {made && <SecretOnce secret={made} words={hooks.secret} />}
        <List />
      </Stack>
      {isMaking && <NewWebhook onMade={setMade} onClose={() => setIsMaking(false)} />}
    </OfficeScreen>
  )
}

function List() {
  const { hooks } = useWebhookWords()
  const { number } = useFormat()
  const all = useSuspenseQuery(queryOf(officeApi, listCall)).data
  if (all.length === 0) return <EmptyState art={art} title={hooks.none} text={hooks.noneText} />
  return (
    <Pane isFlush>
      <PlainTable label={hooks.title}>
        <thead>
          <tr>
            <th scope="col">{hooks.description}</th>
            <th scope="col">{hooks.state}</th>
            <th scope="col">{hooks.events}</th>
            <th scope="col">{hooks.notDelivered}</th>
          </tr>
        </thead>
        <tbody>
          {all.map((webhook) => (
            <tr key={webhook.id}>
              <th scope="row">
                <TextLink to={linkTo(officePaths.webhook, { id: webhook.id })}>
                  {webhook.description}
                </TextLink>
                <Text look="small-quiet" className={styles.breaking}>
                  {webhook.url}
                </Text>
              </th>
              <td>
                <WebhookState webhook={webhook} />
              </td>
              <td>{number(webhook.events.length)}</td>
              <td>{number(webhook.failed)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Pane>
  )
}
