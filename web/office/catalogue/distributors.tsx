import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import {
  distributorsFile,
  type OfficeDistributor,
  officeDistributors,
  updateDistributor,
} from '#contract/catalogue-office.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { EditDistributor } from './edit-distributor.tsx'
import { useOfficeCatalogueWords } from './words.ts'

export function Distributors() {
  const { distributorList } = useOfficeCatalogueWords()
  const mayChange = useMay()(updateDistributor)
  const [open, setOpen] = useState<OfficeDistributor | 'new'>()
  return (
    <>
      <Listing
        title={distributorList.title}
        list={officeDistributors}
        csv={distributorsFile}
        columns={useColumns(mayChange ? setOpen : undefined)}
        searchLabel={distributorList.search}
        sort={{ key: 'title', direction: 'ascending' }}
        keyOf={({ id }) => id}
        actions={
          mayChange && (
            <Button onClick={() => setOpen('new')}>
              <IconPlus size={18} aria-hidden="true" />
              {distributorList.add}
            </Button>
          )
        }
      />
      {open && (
        <EditDistributor distributor={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

function useColumns(onEdit?: (distributor: OfficeDistributor) => void): ListingColumn<OfficeDistributor>[] {
  const { distributorList } = useOfficeCatalogueWords()
  const { number } = useFormat()
  const edit: ListingColumn<OfficeDistributor> = {
    key: 'edit',
    title: distributorList.actions,
    cell: (distributor) => (
      <Button
        variant="quiet"
        aria-label={distributorList.editOf(distributor.title)}
        onClick={() => onEdit?.(distributor)}
      >
        {distributorList.edit}
      </Button>
    ),
  }
  return [
    { key: 'title', title: distributorList.name, isSortable: true, cell: ({ title }) => title },
    {
      key: 'cnpjs',
      title: distributorList.cnpjs,
      cell: ({ cnpjs }) => cnpjs.map(formatCnpj).join(', ') || distributorList.noCnpj,
    },
    {
      key: 'members',
      title: distributorList.members,
      isNumber: true,
      isSortable: true,
      cell: ({ members }) => number(members),
    },
    {
      key: 'state',
      title: distributorList.state,
      cell: ({ active }) => (
        <Tag kind={active ? 'success' : 'neutral'}>
          {active ? distributorList.active : distributorList.inactive}
        </Tag>
      ),
    },
    ...(onEdit ? [edit] : []),
  ]
}
