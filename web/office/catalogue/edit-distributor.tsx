import { useState } from 'react'
import {
  createDistributor,
  type OfficeDistributor,
  officeDistributors,
  SentDistributor,
  updateDistributor,
} from '#contract/catalogue-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { refresh } from '#web/platform/query.ts'
import { missing } from '#web/platform/sending.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { CnpjFields, cnpjsIn } from './cnpj-fields.tsx'
import { useOfficeCatalogueWords } from './words.ts'

type EditDistributorProps = { distributor: OfficeDistributor | undefined; onClose: () => void }

export function EditDistributor({ distributor, onClose }: EditDistributorProps) {
  const { distributorList } = useOfficeCatalogueWords()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return (
    <OfficeDialog
      title={distributor ? distributorList.editOf(distributor.title) : distributorList.add}
      closeLabel={distributorList.close}
      action={distributorList.save}
      fallback={distributorList.failed}
      check={(typed) => missing(typed, { title: distributorList.nameMissing })}
      onSend={async ({ title = '', active, ...typed }) => {
        const facts = { title, cnpjs: cnpjsIn(typed) }
        if (distributor) {
          const { id, version } = distributor
          await officeApi.call(updateDistributor, { id, version, ...facts, active: active === 'on' })
        } else await officeApi.call(createDistributor, facts, { idempotencyKey })
        toast(distributorList.saved(title))
        await refresh(officeDistributors)
      }}
      onClose={onClose}
    >
      {(failure) => (
        <>
          <TextField
            name="title"
            label={distributorList.name}
            defaultValue={distributor?.title ?? ''}
            fault={failure?.fields.title}
            maxLength={longestOf(SentDistributor.shape.title)}
            autoComplete="off"
          />
          <CnpjFields cnpjs={distributor?.cnpjs ?? []} faults={failure?.fields ?? {}} />
          {distributor && (
            <Checkbox name="active" defaultChecked={distributor.active} hint={distributorList.offeredHint}>
              {distributorList.offered}
            </Checkbox>
          )}
        </>
      )}
    </OfficeDialog>
  )
}
