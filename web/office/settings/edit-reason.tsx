import { useState } from 'react'
import {
  addReason,
  changeReason,
  type OfficeReason,
  officeReasons,
  SentReason,
} from '#contract/invoices-reasons.ts'
import { defaultLanguage, languages, type Texts } from '#contract/languages.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { refresh } from '#web/platform/query.ts'
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
  const { reasonTexts, programme } = useOfficeSettingsWords()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const texts = { [`texts.${defaultLanguage}`]: reasonTexts.missing }
  return (
    <OfficeDialog
      isWide
      title={reason ? reasonTexts.editTitle : reasonTexts.add}
      closeLabel={reasonTexts.close}
      action={reasonTexts.save}
      fallback={reasonTexts.failed}
      check={(typed) => missing(typed, reason ? texts : { code: reasonTexts.codeMissing, ...texts })}
      onClose={onClose}
      onSend={async (typed) => {
        const typedTexts = Object.fromEntries(
          languages.map((language) => [language, typed[`texts.${language}`] ?? '']),
        ) as Texts
        if (reason)
          await officeApi.call(changeReason, {
            code: reason.code,
            texts: typedTexts,
            active: typed.active === 'on',
          })
        else {
          const decision = decisions.find((each) => each === typed.decision) ?? 'reject'
          await officeApi.call(
            addReason,
            { code: typed.code ?? '', decision, texts: typedTexts },
            { idempotencyKey },
          )
        }
        toast(reasonTexts.saved)
        await refresh(officeReasons)
      }}
    >
      {(failure) => (
        <>
          {!reason && (
            <>
              <TextField
                name="code"
                label={reasonTexts.code}
                hint={reasonTexts.codeHint}
                fault={failure?.fields.code}
                autoComplete="off"
                maxLength={40}
              />
              <Select
                name="decision"
                label={reasonTexts.decision}
                options={decisions.map((value) => ({ value, label: reasonTexts.decisions[value] }))}
              />
            </>
          )}
          {languages.map((language) => (
            <TextArea
              key={language}
              name={`texts.${language}`}
              label={reasonTexts.text(programme.languages[language])}
              defaultValue={reason?.texts[language] ?? ''}
              fault={failure?.fields[`texts.${language}`]}
              maxLength={longestOf(SentReason.shape.texts.shape[language])}
              lang={language}
            />
          ))}
          {reason && (
            <Checkbox name="active" defaultChecked={reason.active}>
              {reasonTexts.active}
            </Checkbox>
          )}
        </>
      )}
    </OfficeDialog>
  )
}
