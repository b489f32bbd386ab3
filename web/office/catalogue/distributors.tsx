import { IconPlus, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import {
  distributorsFile,
  type OfficeDistributor,
  officeDistributors,
  updateDistributor,
} from '#contract/catalogue-office.ts'
import { createFeedKey } from '#contract/invoices-feeds.ts'
import { officePaths } from '#contract/paths.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { DistributorCodes } from './distributor-codes.tsx'
import { EditDistributor } from './edit-distributor.tsx'
import { FeedKeys } from './feed-keys.tsx'
import { useOfficeCatalogueWords } from './words.ts'

export function Distributors() {
  const { distributorList } = useOfficeCatalogueWords()
  const mayChange = useMay()(updateDistributor)
  const [open, setOpen] = useState<OfficeDistributor | 'new'>()
  const mayMakeKeys = useMay()(createFeedKey)
  const [coded, setCoded] = useState<OfficeDistributor>()
  const [keyed, setKeyed] = useState<OfficeDistributor>()
  return (
    <>
      <Listing
        title={distributorList.title}
        list={officeDistributors}
        csv={distributorsFile}
        columns={useColumns({
          onCodes: setCoded,
          ...(mayChange && { onEdit: setOpen }),
          ...(mayMakeKeys && { onKeys: setKeyed }),
        })}
        searchLabel={distributorList.search}
        sort={{ key: 'title', direction: 'ascending' }}
        keyOf={({ id }) => id}
        actions={
          mayChange && (
            <>
              <Button onClick={() => setOpen('new')}>
                <IconPlus size={18} aria-hidden="true" />
                {distributorList.add}
              </Button>
              <ButtonLink to={`${officePaths.imports}?kind=distributors`} variant="outline">
                <IconUpload size={18} aria-hidden="true" />
                {distributorList.import}
              </ButtonLink>
            </>
          )
        }
      />
      {open && (
        <EditDistributor distributor={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
      {keyed && <FeedKeys distributor={keyed} onClose={() => setKeyed(undefined)} />}
      {coded && <DistributorCodes distributor={coded} onClose={() => setCoded(undefined)} />}
    </>
  )
}

type RowActions = {
  onCodes: (distributor: OfficeDistributor) => void
  onEdit?: (distributor: OfficeDistributor) => void
  onKeys?: (distributor: OfficeDistributor) => void
}

function useColumns({ onCodes, onEdit, onKeys }: RowActions): ListingColumn<OfficeDistributor>[] {
  const { distributorList, productCodes, feedKeyList } = useOfficeCatalogueWords()
  const { number } = useFormat()
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
    {
      key: 'edit',
      title: distributorList.actions,
      cell: (distributor) => (
        <Row gap={1} hasOneLine>
          {onEdit && (
            <Button
              variant="quiet"
              aria-label={distributorList.editOf(distributor.title)}
              onClick={() => onEdit(distributor)}
            >
              {distributorList.edit}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={productCodes.buttonOf(distributor.title)}
            onClick={() => onCodes(distributor)}
          >
            {productCodes.button}
          </Button>
          {onKeys && (
            <Button
              variant="quiet"
              aria-label={feedKeyList.buttonOf(distributor.title)}
              onClick={() => onKeys(distributor)}
            >
              {feedKeyList.button}
            </Button>
          )}
        </Row>
      ),
    },
  ]
}
