import type { ReactNode } from 'react'
import { Form } from '#web/platform/form.tsx'
import { type FieldFaults, type SendingFailure, useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'

export type OfficeDialogProps = {
  title: string
  closeLabel: string
  action: string
  isDangerous?: boolean
  fallback: string
  /** Sends what was typed; the dialog closes by itself once that has worked, and otherwise keeps it. */
  onSend: (typed: Record<string, string>) => Promise<void>
  check?: (typed: Record<string, string>) => FieldFaults
  onClose: () => void
  isWide?: boolean
  /** Why the button is closed, where it is. */
  closedBecause?: string | undefined
  children: (failure: SendingFailure | undefined) => ReactNode
}

export function OfficeDialog(props: OfficeDialogProps) {
  const { title, closeLabel, action, fallback, onSend, check, onClose, closedBecause, children } = props
  const { isDangerous = false, isWide = false } = props
  const { isSending, failure, submit, forgive } = useSending(async (typed: Record<string, string>) => {
    await onSend(typed)
    onClose()
  }, check)
  return (
    <Dialog isOpen isWide={isWide} title={title} leaveLabel={closeLabel} isBusy={isSending} onClose={onClose}>
      <Form onSubmit={submit} onEdit={forgive} failure={failure} fallback={fallback}>
        {children(failure)}
        <Row spread="end">
          {closedBecause && (
            <Stack grows>
              <small>{closedBecause}</small>
            </Stack>
          )}
          <Button variant="outline" disabled={isSending} onClick={onClose}>
            {closeLabel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            type="submit"
            isBusy={isSending}
            disabled={closedBecause !== undefined}
          >
            {action}
          </Button>
        </Row>
      </Form>
    </Dialog>
  )
}
