import { IconBan, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { linkTo, officePaths } from '#contract/paths.ts'
import {
  changePromoterCode,
  type OfficePromoter,
  officePromoters,
  promotersFile,
} from '#contract/promoters-office.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { AddPromoter } from './add-promoter.tsx'
import { ChangeCode } from './change-code.tsx'
import { useOfficePromotersWords } from './words.ts'

export function Promoters() {
  const { promoterList } = useOfficePromotersWords()
  const mayChange = useMay()(changePromoterCode)
  const [open, setOpen] = useState<OfficePromoter | 'new'>()
  return (
    <>
      <Listing
        title={promoterList.title}
        list={officePromoters}
        csv={promotersFile}
        columns={useColumns(mayChange ? setOpen : undefined)}
        searchLabel={promoterList.search}
        sort={{ key: 'name', direction: 'ascending' }}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => linkTo(officePaths.member, { id })}
        actions={
          mayChange && (
            <Button onClick={() => setOpen('new')}>
              <IconUserPlus size={18} aria-hidden="true" />
              {promoterList.add}
            </Button>
          )
        }
      />
      {open === 'new' && <AddPromoter onClose={() => setOpen(undefined)} />}
      {typeof open === 'object' && <ChangeCode promoter={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function useColumns(onChange?: (promoter: OfficePromoter) => void): ListingColumn<OfficePromoter>[] {
  const { promoterList } = useOfficePromotersWords()
  const { date, number } = useFormat()
  const change: ListingColumn<OfficePromoter> = {
    key: 'actions',
    title: promoterList.actions,
    cell: (promoter) => (
      <Button
        variant="quiet"
        aria-label={promoterList.changeOf(promoter.name)}
        onClick={() => onChange?.(promoter)}
      >
        {promoterList.change}
      </Button>
    ),
  }
  return [
    { key: 'name', title: promoterList.name, isSortable: true, cell: ({ name }) => name },
    { key: 'code', title: promoterList.code, cell: ({ code }) => code && <b>{code}</b> },
    {
      key: 'sign_ups',
      title: promoterList.signUps,
      isNumber: true,
      isSortable: true,
      cell: ({ sign_ups }) => number(sign_ups),
    },
    {
      key: 'verified',
      title: promoterList.verified,
      isNumber: true,
      cell: ({ verified }) => number(verified),
    },
    {
      key: 'state',
      title: promoterList.state,
      cell: ({ is_blocked }) =>
        is_blocked && (
          <Tag kind="error" Icon={IconBan}>
            {promoterList.blocked}
          </Tag>
        ),
    },
    { key: 'email', title: promoterList.email, cell: ({ email }) => email },
    {
      key: 'created_at',
      title: promoterList.createdAt,
      isSortable: true,
      cell: ({ created_at }) => date(created_at),
    },
    ...(onChange ? [change] : []),
  ]
}
