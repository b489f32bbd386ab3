import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { officePaths } from '#contract/paths.ts'
import {
  webhooks as listCall,
  oneWebhook,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
  type Webhook as WebhookFacts,
  webhookDeliveries,
} from '#contract/webhooks.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { SecretOnce } from '#web/office/kit/secret-once.tsx'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { toast } from '#web/ui/toasts.ts'
import { Deliveries } from './deliveries.tsx'
import { EditWebhook } from './edit-webhook.tsx'
import { WebhookState } from './webhook-state.tsx'
import styles from './webhooks.module.css'
import { useWebhookWords } from './words.ts'

export function Webhook() {
  const { hooks } = useWebhookWords()
  return (
    <OfficeScreen
      title={hooks.one}
      above={{ to: officePaths.webhooks, text: hooks.back }}
      waiting={<Waiting height="320px" />}
    >
      <Loaded />
    </OfficeScreen>
  )
}

function Loaded() {
  const { id = '' } = useParams()
  const webhook = useSuspenseQuery(queryOf(officeApi, oneWebhook, { id })).data
  return (
    <Stack gap={4}>
      <About webhook={webhook} />
      <Deliveries webhook={webhook} />
    </Stack>
  )
}

function About({ webhook }: { webhook: WebhookFacts }) {
  const { hooks } = useWebhookWords()
  const { dateTime } = useFormat()
  const [secret, setSecret] = useState<string>()
  return (
    <Pane title={webhook.description} end={<WebhookState webhook={webhook} />}>
      <Stack gap={4}>
        <Facts>
          <Fact name={hooks.url}>
            <span className={styles.breaking}>{webhook.url}</span>
          </Fact>
          <Fact name={hooks.events}>{webhook.events.map((event) => hooks.eventNames[event]).join(', ')}</Fact>
          {webhook.failing_since && <Fact name={hooks.failingSince}>{dateTime(webhook.failing_since)}</Fact>}
          {webhook.previous_until && (
            <Fact name={hooks.previousUntil}>{dateTime(webhook.previous_until)}</Fact>
          )}
        </Facts>
        {secret && <SecretOnce secret={secret} words={hooks.secret} />}
        <Acts webhook={webhook} onSecret={setSecret} />
      </Stack>
    </Pane>
  )
}

type ActsProps = { webhook: WebhookFacts; onSecret: (secret: string) => void }

function Acts({ webhook, onSecret }: ActsProps) {
  const { hooks } = useWebhookWords()
  const [dialog, setDialog] = useState<'edit' | 'remove' | 'rotate'>()
  const { id } = webhook
  const test = useAction({
    act: () => officeApi.call(testWebhook, { id }),
    done: hooks.tested,
    failed: hooks.failed,
    refreshes: [webhookDeliveries],
  })
  const close = () => setDialog(undefined)
  return (
    <Row>
      <Button onClick={() => setDialog('edit')}>{hooks.edit}</Button>
      <Button variant="outline" isBusy={test.isPending} onClick={() => test.mutate()}>
        {hooks.test}
      </Button>
      <Button variant="outline" onClick={() => setDialog('rotate')}>
        {hooks.rotate}
      </Button>
      <Button variant="danger-outline" onClick={() => setDialog('remove')}>
        {hooks.remove}
      </Button>
      {dialog === 'edit' && <EditWebhook webhook={webhook} onClose={close} />}
      {dialog === 'rotate' && <Rotate id={id} onSecret={onSecret} onClose={close} />}
      {dialog === 'remove' && <Remove webhook={webhook} onClose={close} />}
    </Row>
  )
}

type RotateProps = { id: string; onSecret: (secret: string) => void; onClose: () => void }

function Rotate({ id, onSecret, onClose }: RotateProps) {
  const { hooks } = useWebhookWords()
  return (
    <OfficeDialog
      title={hooks.rotate}
      closeLabel={hooks.close}
      action={hooks.rotate}
      fallback={hooks.failed}
      onClose={onClose}
      onSend={async () => {
        onSecret((await officeApi.call(rotateWebhookSecret, { id })).secret)
        toast(hooks.rotated)
        await refresh(oneWebhook)
      }}
    >
      {() => <p>{hooks.rotateNote}</p>}
    </OfficeDialog>
  )
}

function Remove({ webhook: { id, description }, onClose }: { webhook: WebhookFacts; onClose: () => void }) {
  const { hooks } = useWebhookWords()
  const navigate = useNavigate()
  return (
    <OfficeDialog
      title={hooks.removeOf(description)}
      closeLabel={hooks.close}
      action={hooks.remove}
      isDangerous
      fallback={hooks.failed}
      onClose={onClose}
      onSend={async () => {
        await officeApi.call(removeWebhook, { id })
        toast(hooks.removed)
        await navigate(officePaths.webhooks)
        await refresh(listCall)
      }}
    >
      {() => <p>{hooks.removeNote}</p>}
    </OfficeDialog>
  )
}
