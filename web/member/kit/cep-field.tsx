import { useState } from 'react'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { cepMask } from '#web/ui/masks.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './address-fields.module.css'
import { useAddressWords } from './address-words.ts'
import { usePostalCode } from './postal-code.ts'

type CepFieldProps = { value: string; onChange: (cep: string) => void; fault: string | undefined }

/** A postal code where no address is asked for: the place it stands for is said, so that a slip is seen. */
export function CepField({ value, onChange, fault }: CepFieldProps) {
  const { address } = useAddressWords()
  const [place, setPlace] = useState('')
  const { finding, type } = usePostalCode(({ cep, neighborhood, city }) => {
    if (cep !== undefined) onChange(cep)
    setPlace([neighborhood, city].filter(Boolean).join(', '))
  })
  return (
    <>
      <MaskedField
        name="cep"
        mask={cepMask}
        label={address.cep}
        value={value}
        fault={fault}
        hint={finding === 'looking' ? address.looking : undefined}
        found={finding === 'found' ? place : ''}
        autoComplete="off"
        onChange={({ target }) => void type(target.value)}
        required
      />
      <div className={styles.alert} role="alert">
        {(finding === 'missed' || finding === 'failed') && <Notice kind="error">{address[finding]}</Notice>}
      </div>
    </>
  )
}
