import type { ChangeEvent } from 'react'
import { FieldRow } from '#web/ui/field-row.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { cepMask } from '#web/ui/masks.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './address-fields.module.css'
import { useAddressWords } from './address-words.ts'
import { type Place, usePostalCode } from './postal-code.ts'
import type { FieldFaults } from './sending.ts'

export type Address = Place & { cep: string; number: string; complement: string }

type AddressFieldsProps = {
  value: Address
  onChange: (change: Partial<Address>) => void
  faults: FieldFaults | undefined
}

/** An address, found by its postal code or typed. */
export function AddressFields({ value, onChange, faults = {} }: AddressFieldsProps) {
  const { address: words } = useAddressWords()
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
        label={words.cep}
        hint={finding === 'looking' ? words.looking : undefined}
        found={finding === 'found' ? words.found : ''}
        onChange={({ target }) => void type(target.value)}
        required
      />
      <div className={styles.alert} role="alert">
        {(finding === 'missed' || finding === 'failed') && (
          <Notice kind="error">
            <p>{words[finding]}</p>
            <p>{words.typeIt}</p>
          </Notice>
        )}
      </div>
      <TextField {...field('address')} label={words.street} autoComplete="address-line1" required />
      <FieldRow isFirstNarrow>
        <TextField {...field('number')} label={words.number} required />
        <TextField
          {...field('complement')}
          label={words.complement}
          optional={words.optional}
          autoComplete="address-line2"
        />
      </FieldRow>
      <TextField
        {...field('neighborhood')}
        label={words.neighborhood}
        autoComplete="address-level3"
        required
      />
      <FieldRow>
        <TextField {...field('city')} label={words.city} autoComplete="address-level2" required />
        <TextField {...field('state')} label={words.state} autoComplete="address-level1" required />
      </FieldRow>
      <TextField
        {...field('country')}
        label={words.country}
        optional={words.optional}
        autoComplete="country-name"
      />
    </>
  )
}
