import { useState } from 'react'
import { createApiKey, apiKeys as listCall } from '#contract/api-keys.ts'
import { ChoiceList } from '#web/office/kit/choice-list.tsx'
import { DateField } from '#web/office/kit/date-field.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { useLanguage } from '#web/platform/language.ts'
import { refresh } from '#web/platform/query.ts'
import { readNumber } from '#web/platform/read-number.ts'
import { missing } from '#web/platform/sending.ts'
import { FieldRow } from '#web/ui/field-row.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useApiKeyWords } from './words.ts'

type NewKeyProps = { onMade: (secret: string) => void; onClose: () => void }

export function NewKey({ onMade, onClose }: NewKeyProps) {
  const { apiKeys } = useApiKeyWords()
  const language = useLanguage()
  const [calls, setCalls] = useState<string[]>([])
  return (
    <OfficeDialog
      title={apiKeys.addTitle}
      closeLabel={apiKeys.close}
      action={apiKeys.add}
      fallback={apiKeys.failed}
      isWide
      check={(typed) => ({
        ...missing(typed, { name: apiKeys.nameMissing, calls_per_minute: apiKeys.perMinuteMissing }),
        ...(calls.length === 0 && { calls: apiKeys.callsMissing }),
      })}
      onClose={onClose}
      onSend={async ({ name = '', calls_per_minute = '', expires_on = '' }) => {
        const { key } = await officeApi.call(createApiKey, {
          name,
          calls,
          calls_per_minute: readNumber(calls_per_minute, language) ?? Number.NaN,
          ...(expires_on && { expires_on }),
        })
        onMade(key)
        toast(apiKeys.made)
        await refresh(listCall)
      }}
    >
      {(failure) => (
        <>
          <TextField
            name="name"
            label={apiKeys.name}
            hint={apiKeys.nameHint}
            fault={failure?.fields.name}
            maxLength={200}
            autoComplete="off"
            required
          />
          <FieldRow isWideOnly>
            <TextField
              name="calls_per_minute"
              label={apiKeys.perMinute}
              inputMode="numeric"
              defaultValue="60"
              fault={failure?.fields.calls_per_minute}
              autoComplete="off"
              required
            />
            <DateField
              name="expires_on"
              label={apiKeys.lastDay}
              hint={apiKeys.lastDayHint}
              fault={failure?.fields.expires_on}
            />
          </FieldRow>
          <ChoiceList
            name="calls"
            legend={apiKeys.opens}
            options={Object.entries(apiKeys.calls).map(([value, label]) => ({ value, label }))}
            chosen={calls}
            onChange={setCalls}
            fault={failure?.fields.calls}
          />
        </>
      )}
    </OfficeDialog>
  )
}
