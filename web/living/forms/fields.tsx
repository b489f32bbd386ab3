import { IconScan } from '@tabler/icons-react'
import { useState } from 'react'
import { Density } from '#web/ui/density.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Grid } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { formWords } from './words.ts'

export function TextFields() {
  const { field } = formWords
  const [code, setCode] = useState('')
  return (
    <Grid gap={5} minWidth={260}>
      <TextField label={field.name} defaultValue={field.nameValue} autoComplete="name" />
      <TextField
        label={field.code}
        optional={field.optional}
        found={code.length >= 6 ? field.codeFound : ''}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <TextField label={field.long} fault={field.longFault} defaultValue="PC" />
      <TextField label={field.weight} inputMode="decimal" after={field.weightUnit} defaultValue="12" />
      <TextField label={field.profile} defaultValue="12345/SP" readOnly />
      <TextField label={field.closed} disabled />
      <Density value="dense">
        <TextField label={field.dense} hint={field.denseHint} />
        <TextField
          label={field.dense}
          fault={field.denseFault}
          before={<IconScan size={16} aria-hidden="true" />}
        />
      </Density>
    </Grid>
  )
}

export function PasswordFields() {
  const { field } = formWords
  const words = { showLabel: field.showPassword, hideLabel: field.hidePassword }
  return (
    <Grid gap={5} minWidth={260}>
      <PasswordField
        label={field.password}
        hint={field.passwordHint}
        autoComplete="new-password"
        {...words}
      />
    </Grid>
  )
}
