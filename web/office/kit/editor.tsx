import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Form } from '#web/platform/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Grid, Row, Stack } from '#web/ui/stack.tsx'
import styles from './editor.module.css'
import { useKeyPresses } from './key-presses.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { hasDialog } from './single-keys.ts'

type EditorProps = Pick<ComponentProps<typeof Form>, 'onSubmit' | 'onEdit' | 'failure' | 'fallback'> & {
  /** What the form does, at its right; below it where there is little room. */
  aside: ReactNode
  children: ReactNode
}

export function Editor({ aside, children, ...form }: EditorProps) {
  return (
    <Form {...form}>
      <Columns widths={['1fr', 416]} from={1000} align="start">
        <Stack>{children}</Stack>
        <Stack>{aside}</Stack>
      </Columns>
    </Form>
  )
}

export function EditorRow({ children }: { children: ReactNode }) {
  return (
    <Grid minWidth={150} className={styles.row}>
      {children}
    </Grid>
  )
}

type EditorChoicesProps<Value extends string> = {
  label: string
  values: readonly Value[]
  chosen: readonly Value[]
  labels: Readonly<Record<Value, string>>
  onChange: (chosen: Value[]) => void
}

export function EditorChoices<Value extends string>(props: EditorChoicesProps<Value>) {
  const { label, values, chosen, labels, onChange } = props
  const toggled = (value: Value, isOn: boolean) =>
    values.filter((each) => (each === value ? isOn : chosen.includes(each)))
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) => onChange(toggled(value, target.checked))}
        >
          {labels[value]}
        </Checkbox>
      ))}
    </fieldset>
  )
}

type EditorBarProps = {
  message: ReactNode
  discard?: { readonly label: string; readonly onPress: () => void } | undefined
  saveLabel: string
  isSending: boolean
  /** Something would be lost by leaving; a whole draft that waits to be published would not. */
  isUnsaved?: boolean
  /** What comes after saving, such as publishing; while it is closed, what is said above is why. */
  further?: { readonly label: string; readonly isClosed: boolean; readonly onPress: () => void } | undefined
}

/** Shown while something is not saved; Ctrl S saves it. */
export function EditorBar(props: EditorBarProps) {
  const { message, discard, saveLabel, isSending, isUnsaved = true, further } = props
  const save = useRef<HTMLButtonElement>(null)
  useKeyPresses((event) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // A dialog over the form has a matter of its own.
    if (!hasDialog()) save.current?.click()
  })
  return (
    <Row className={styles.bar}>
      <LeaveGuard isOn={isUnsaved && !isSending} />
      <div className={styles.said} role="status">
        {message}
      </div>
      {discard && (
        <Button variant="outline" disabled={isSending} onClick={discard.onPress}>
          {discard.label}
        </Button>
      )}
      <Button ref={save} type="submit" variant={further ? 'outline' : 'primary'} isBusy={isSending}>
        {saveLabel}
      </Button>
      {further && (
        <Button disabled={further.isClosed || isSending} onClick={further.onPress}>
          {further.label}
        </Button>
      )}
    </Row>
  )
}
