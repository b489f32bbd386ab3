import { useState } from 'react'
import { addReason, changeReason, type OfficeReason, officeReasons } from '#contract/invoices-reasons.ts'
import { languages, type Texts } from '#contract/languages.ts'
import { officeApi } from '#web/platform/office-api.ts'
import { OfficeDialog } from '#web/platform/office-dialog.tsx'
import { queryClient } from '#web/platform/query-client.ts'
import { missing } from '#web/platform/sending.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useOfficeSettingsWords } from './words.ts'

const decisions = ['reject', 'request_photo', 'reverse'] as const

type EditReasonProps = { reason: OfficeReason | undefined; onClose: () => void }

export function EditReason({ reason, onClose }: EditReasonProps) {
  const { officeReasons: words, officeSettings } = useOfficeSettingsWords()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const texts = Object.fromEntries(languages.map((language) => [`texts.${language}`, words.missing]))
  return (
    <OfficeDialog
      isWide
      title={reason ? words.editOf(reason.code) : words.add}
      closeLabel={words.close}
      action={words.save}
      fallback={words.failed}
      check={(typed) => missing(typed, reason ? texts : { code: words.codeMissing, ...texts })}
      onClose={onClose}
      onSend={async (typed) => {
        const written = Object.fromEntries(
          languages.map((language) => [language, typed[`texts.${language}`] ?? '']),
        ) as Texts
        if (reason)
          await officeApi.call(changeReason, {
            code: reason.code,
            texts: written,
            active: typed.active === 'on',
          })
        else {
          const decision = decisions.find((each) => each === typed.decision) ?? 'reject'
          await officeApi.call(
            addReason,
            { code: typed.code ?? '', decision, texts: written },
            { idempotencyKey },
          )
        }
        toast(words.saved)
        await queryClient.invalidateQueries({ queryKey: [officeReasons.path] })
      }}
    >
      {(failure) => (
        <>
          {!reason && (
            <>
              <TextField
                isDense
                name="code"
                label={words.code}
                hint={words.codeHint}
                fault={failure?.fields.code}
                autoComplete="off"
                maxLength={40}
              />
              <Select
                isDense
                name="decision"
                label={words.decision}
                options={decisions.map((value) => ({ value, label: words.decisions[value] }))}
              />
            </>
          )}
          {languages.map((language) => (
            <TextArea
              key={language}
              isDense
              name={`texts.${language}`}
              label={words.text(officeSettings.languages[language])}
              defaultValue={reason?.texts[language] ?? ''}
              fault={failure?.fields[`texts.${language}`]}
              maxLength={300}
              lang={language}
            />
          ))}
          {reason && (
            <Checkbox name="active" defaultChecked={reason.active}>
              {words.active}
            </Checkbox>
          )}
        </>
      )}
    </OfficeDialog>
  )
}
