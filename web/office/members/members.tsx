import { type OfficeMemberRow, officeMembers, officeMembersFile } from '#contract/members-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { profileTypes } from '#contract/people.ts'
import { stateNames } from '#domain/states.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn, ListingFilter } from '#web/office/kit/listing-state.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { LevelTag } from './level-tag.tsx'
import { useOfficeMembersWords } from './words.ts'

export function Members() {
  // The list as a file is not for everybody who may look.
  const mayExport = useMay()(officeMembersFile)
  const { memberList } = useOfficeMembersWords()
  return (
    <Listing
      title={memberList.title}
      list={officeMembers}
      csv={mayExport ? officeMembersFile : undefined}
      columns={useColumns()}
      filters={useFilters()}
      searchLabel={memberList.search}
      sort={{ key: 'name', direction: 'ascending' }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => linkTo(officePaths.member, { id })}
    />
  )
}

function useFilters(): ListingFilter[] {
  const { memberList } = useOfficeMembersWords()
  return [
    {
      key: 'level',
      label: memberList.level,
      options: ([1, 2, 3] as const).map((level) => ({
        value: String(level),
        label: memberList.levels[level],
      })),
    },
    {
      key: 'profile',
      label: memberList.profile,
      options: profileTypes.map((value) => ({ value, label: memberList.profiles[value] })),
    },
    {
      key: 'state',
      label: memberList.state,
      options: Object.values(stateNames).map((value) => ({ value, label: value })),
    },
  ]
}

function useColumns(): ListingColumn<OfficeMemberRow>[] {
  const { memberList } = useOfficeMembersWords()
  const { coins, number, date } = useFormat()
  return [
    { key: 'name', title: memberList.name, isSortable: true, cell: ({ name }) => name },
    { key: 'profile', title: memberList.profile, cell: ({ profile }) => memberList.profiles[profile] },
    { key: 'workplace', title: memberList.workplace, cell: ({ workplace }) => workplace },
    { key: 'state', title: memberList.state, cell: ({ state }) => state },
    { key: 'level', title: memberList.level, cell: ({ level }) => <LevelTag level={level} /> },
    { key: 'coins', title: memberList.coins, isNumber: true, cell: (row) => <b>{coins(row.coins)}</b> },
    {
      key: 'last_invoice',
      title: memberList.lastInvoice,
      isNumber: true,
      cell: ({ last_invoice_at }) => last_invoice_at && date(last_invoice_at),
    },
    { key: 'invoices', title: memberList.invoices, isNumber: true, cell: ({ invoices }) => number(invoices) },
    { key: 'email', title: memberList.email, isHiddenAtFirst: true, cell: ({ email }) => email },
    { key: 'city', title: memberList.city, isHiddenAtFirst: true, cell: ({ city }) => city },
    {
      key: 'distributor',
      title: memberList.distributor,
      isHiddenAtFirst: true,
      cell: (row) => row.distributor,
    },
    { key: 'promoter', title: memberList.promoter, isHiddenAtFirst: true, cell: ({ promoter }) => promoter },
    {
      key: 'created_at',
      title: memberList.createdAt,
      isSortable: true,
      isHiddenAtFirst: true,
      cell: ({ created_at }) => date(created_at),
    },
  ]
}
