import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldFaults } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { cnpjMask } from '#web/ui/masks.ts'
import { Row, Stack } from '#web/ui/stack.tsx'
import { useOfficeCatalogueWords } from './words.ts'

type CnpjFieldsProps = { cnpjs: readonly string[]; faults: FieldFaults }

/** As many fields as there are CNPJs, and one more where that is asked for; one that is emptied is taken away. */
export function CnpjFields({ cnpjs, faults }: CnpjFieldsProps) {
  const { distributorList } = useOfficeCatalogueWords()
  const [count, setCount] = useState(Math.max(cnpjs.length, 1))
  return (
    <Stack>
      {Array.from({ length: count }, (_, place) => fieldName(place)).map((name, place) => (
        <MaskedField
          key={name}
          mask={cnpjMask}
          name={name}
          label={distributorList.cnpjAt(place)}
          defaultValue={cnpjs[place] ?? ''}
          hint={place === 0 ? distributorList.cnpjHint : undefined}
          fault={faults[name]}
          ref={place >= Math.max(cnpjs.length, 1) ? takeFocus : undefined}
        />
      ))}
      <Row>
        <Button variant="quiet" onClick={() => setCount(count + 1)}>
          <IconPlus size={18} aria-hidden="true" />
          {distributorList.addCnpj}
        </Button>
      </Row>
    </Stack>
  )
}

/** Once, when it comes. */
function takeFocus(field: HTMLInputElement | null) {
  field?.focus()
}

/** In the order of the fields, so that what is said against one of them finds it. */
export function cnpjsIn(typed: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(typed).filter((name) => name.startsWith(fieldName('')))
  return names.map((_, place) => typed[fieldName(place)] ?? '')
}

function fieldName(place: number | ''): string {
  return `cnpjs.${place}`
}
