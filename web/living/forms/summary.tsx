import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { cpfMask } from '#web/ui/masks.ts'
import { Stack } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { formWords } from './words.ts'

export function Summaries() {
  const { field, mask, summary } = formWords
  const [attempt, setAttempt] = useState(0)
  const [faults, setFaults] = useState<{ id: string; text: string }[]>([])
  const faultOf = (id: string) => faults.find((fault) => fault.id === id)?.text

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setAttempt(attempt + 1)
    setFaults([
      ...(data.get('name') ? [] : [{ id: 'summary-name', text: summary.nameFault }]),
      ...(String(data.get('cpf')).length === 14 ? [] : [{ id: 'summary-cpf', text: field.cpfFault }]),
    ])
  }

  return (
    <form noValidate onSubmit={send}>
      <Stack gap={5}>
        {faults.length > 0 && (
          <ErrorSummary key={attempt} title={summary.title(faults.length)} faults={faults} />
        )}
        <TextField id="summary-name" name="name" label={field.name} fault={faultOf('summary-name')} />
        <MaskedField
          id="summary-cpf"
          name="cpf"
          mask={cpfMask}
          label={mask.cpf}
          fault={faultOf('summary-cpf')}
        />
        <Button type="submit">{summary.send}</Button>
      </Stack>
    </form>
  )
}
