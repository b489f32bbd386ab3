import type { ChangeEvent } from 'react'
import type { FieldFaults } from '#web/platform/sending.ts'
import { FieldRow } from '#web/ui/field-row.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { cepMask } from '#web/ui/masks.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './address-fields.module.css'
import { useAddressWords } from './address-words.ts'
import { type Place, usePostalCode } from './postal-code.ts'

export type Address = Place & { cep: string; number: string; complement: string }

type AddressFieldsProps = {
  value: Address
  onChange: (change: Partial<Address>) => void
  faults: FieldFaults | undefined
}

/** An address, found by its postal code or typed. */
export function AddressFields({ value, onChange, faults = {} }: AddressFieldsProps) {
  const { address } = useAddressWords()
  const { finding, type } = usePostalCode(onChange)
  const field = (name: keyof Address) => ({
    id: name,
    name,
    value: value[name],
    fault: faults[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <MaskedField
        {...field('cep')}
        mask={cepMask}
        label={address.cep}
        hint={finding === 'looking' ? address.looking : undefined}
        found={finding === 'found' ? address.found : ''}
        onChange={({ target }) => void type(target.value)}
        required
      />
      <div className={styles.alert} role="alert">
        {(finding === 'missed' || finding === 'failed') && (
          <Notice kind="error">
            <p>{address[finding]}</p>
            <p>{address.typeIt}</p>
          </Notice>
        )}
      </div>
      <TextField {...field('address')} label={address.street} autoComplete="address-line1" required />
      <FieldRow isFirstNarrow>
        <TextField {...field('number')} label={address.number} required />
        <TextField
          {...field('complement')}
          label={address.complement}
          optional={address.optional}
          autoComplete="address-line2"
        />
      </FieldRow>
      <TextField
        {...field('neighborhood')}
        label={address.neighborhood}
        autoComplete="address-level3"
        required
      />
      <FieldRow>
        <TextField {...field('city')} label={address.city} autoComplete="address-level2" required />
        <TextField {...field('state')} label={address.state} autoComplete="address-level1" required />
      </FieldRow>
      <TextField
        {...field('country')}
        label={address.country}
        optional={address.optional}
        autoComplete="country-name"
      />
    </>
  )
}
