import { useState } from 'react'
import {
  changeWebhook,
  createWebhook,
  webhooks as listCall,
  oneWebhook,
  type Webhook,
  webhookEvents,
} from '#contract/webhooks.ts'
import { ChoiceList } from '#web/office/kit/choice-list.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { refresh } from '#web/platform/query.ts'
import { missing } from '#web/platform/sending.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useWebhookWords } from './words.ts'

type Sent = Pick<Webhook, 'url' | 'description' | 'events'> & { is_on: boolean }
type FormProps = { webhook?: Webhook; onSend: (facts: Sent) => Promise<void>; onClose: () => void }

export function NewWebhook({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const { hooks } = useWebhookWords()
  return (
    <WebhookForm
      onClose={onClose}
      onSend={async ({ url, description, events }) => {
        onMade((await officeApi.call(createWebhook, { url, description, events })).secret)
        toast(hooks.made)
        await refresh(listCall)
      }}
    />
  )
}

export function EditWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { hooks } = useWebhookWords()
  const { id, version } = webhook
  return (
    <WebhookForm
      webhook={webhook}
      onClose={onClose}
      onSend={async (facts) => {
        await officeApi.call(changeWebhook, { id, version, ...facts })
        toast(hooks.saved)
        await refresh(oneWebhook, listCall)
      }}
    />
  )
}

function WebhookForm({ webhook, onSend, onClose }: FormProps) {
  const { hooks } = useWebhookWords()
  const [events, setEvents] = useState<string[]>([...(webhook?.events ?? [])])
  return (
    <OfficeDialog
      title={webhook ? hooks.editTitle : hooks.addTitle}
      closeLabel={hooks.close}
      action={webhook ? hooks.save : hooks.add}
      fallback={hooks.failed}
      isWide
      check={(typed) => ({
        ...missing(typed, { description: hooks.descriptionMissing, url: hooks.urlMissing }),
        ...(events.length === 0 && { events: hooks.eventsMissing }),
      })}
      onClose={onClose}
      onSend={({ description = '', url = '', is_on }) =>
        onSend({
          description,
          url,
          events: webhookEvents.filter((event) => events.includes(event)),
          is_on: is_on !== undefined,
        })
      }
    >
      {(failure) => (
        <>
          <TextField
            name="description"
            label={hooks.description}
            hint={hooks.descriptionHint}
            defaultValue={webhook?.description}
            fault={failure?.fields.description}
            maxLength={200}
            autoComplete="off"
            required
          />
          <TextField
            name="url"
            label={hooks.url}
            inputMode="url"
            defaultValue={webhook?.url}
            fault={failure?.fields.url}
            maxLength={500}
            autoComplete="off"
            required
          />
          {webhook && (
            <Checkbox name="is_on" defaultChecked={webhook.off_because === null}>
              {hooks.isOn}
            </Checkbox>
          )}
          <ChoiceList
            name="events"
            legend={hooks.events}
            options={webhookEvents.map((value) => ({ value, label: hooks.eventNames[value] }))}
            chosen={events}
            onChange={setEvents}
            fault={failure?.fields.events}
          />
        </>
      )}
    </OfficeDialog>
  )
}
