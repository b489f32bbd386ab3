import { type FormEvent, useState } from 'react'
import { toAmount } from '#web/ui/amount.ts'
import { Button } from '#web/ui/button.tsx'
import { CurrencyField } from '#web/ui/currency-field.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { cepMask, cnpjMask, cpfMask, crmvMask, phoneMask } from '#web/ui/masks.ts'
import { Grid } from '#web/ui/stack.tsx'
import { formWords } from './words.ts'

export function MaskedFields() {
  const { mask, field } = formWords
  const [cep, setCep] = useState('')
  const [sent, send] = useSent()
  const digits = cep.replace(/\D/g, '')
  return (
    <form onSubmit={send}>
      <Grid gap={5} minWidth={260}>
        <MaskedField mask={phoneMask} name="phone" label={mask.phone} />
        <MaskedField mask={cpfMask} name="cpf" label={mask.cpf} />
        <MaskedField mask={cnpjMask} name="cnpj" label={mask.cnpj} hint={mask.cnpjHint} />
        <MaskedField mask={crmvMask} name="crmv" label={mask.crmv} hint={mask.crmvHint} />
        <MaskedField
          mask={cepMask}
          label={mask.cep}
          found={digits.length === 8 ? mask.cepFound : ''}
          value={digits}
          onChange={({ target }) => setCep(target.value)}
        />
        <MaskedField mask={cpfMask} label={mask.kept} defaultValue="12345678" fault={field.cpfFault} />
        <Button type="submit">{mask.send}</Button>
        <output aria-label={mask.sent}>{sent}</output>
      </Grid>
    </form>
  )
}

export function CurrencyFields() {
  const { mask } = formWords
  const [value, setValue] = useState('R$ 1.234,50')
  const [sent, send] = useSent()
  return (
    <form onSubmit={send}>
      <Grid gap={5} minWidth={260}>
        <CurrencyField name="value" label={mask.value} hint={mask.valueHint} />
        <CurrencyField label={mask.kept} value={value} onChange={({ target }) => setValue(target.value)} />
        <Button type="submit">{mask.send}</Button>
        <output aria-label={mask.sent}>
          {sent} {toAmount(value)}
        </output>
      </Grid>
    </form>
  )
}

/** What the form holds when it is sent, amounts as numbers. */
function useSent() {
  const [sent, setSent] = useState('')
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) =>
      name === 'value' ? toAmount(String(value)) : String(value),
    )
    setSent(entries.filter(Boolean).join(' · '))
  }
  return [sent, send] as const
}
