import type { ReactNode } from 'react'
import { missing } from '#web/platform/sending.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { OfficeDialog, type OfficeDialogProps } from './office-dialog.tsx'

type TextDialogProps = Omit<OfficeDialogProps, 'onSend' | 'check' | 'children'> & {
  /** As the server calls the text in its faults. */
  name: 'reason' | 'text'
  label: string
  hint: string
  missingText: string
  maxLength: number
  onSend: (text: string) => Promise<void>
  children?: ReactNode
}

export function TextDialog(props: TextDialogProps) {
  const { name, label, hint, missingText, maxLength, onSend, children, ...dialog } = props
  return (
    <OfficeDialog
      {...dialog}
      check={(typed) => missing(typed, { [name]: missingText })}
      onSend={(typed) => onSend(typed[name] ?? '')}
    >
      {(failure) => (
        <>
          {children}
          <TextArea
            name={name}
            label={label}
            hint={hint}
            fault={failure?.fields[name]}
            maxLength={maxLength}
          />
        </>
      )}
    </OfficeDialog>
  )
}
