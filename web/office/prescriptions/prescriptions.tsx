import {
  type OfficePrescription,
  officePrescriptions,
  prescriptionsFile,
} from '#contract/prescriptions-office.ts'
import { useFormat } from '#web/platform/format.ts'
import { Listing } from '#web/platform/listing.tsx'
import type { ListingColumn } from '#web/platform/listing-state.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useOfficePrescriptionsWords } from './words.ts'

export function Prescriptions() {
  const { officePrescriptions: words } = useOfficePrescriptionsWords()
  return (
    <Listing
      title={words.title}
      list={officePrescriptions}
      csv={prescriptionsFile}
      columns={useColumns()}
      searchLabel={words.search}
      sort={{ key: 'created_at', direction: 'descending' }}
      keyOf={({ id }) => id}
    />
  )
}

function useColumns(): ListingColumn<OfficePrescription>[] {
  const { officePrescriptions: words } = useOfficePrescriptionsWords()
  const { dateTime, number } = useFormat()
  return [
    { key: 'client', title: words.client, cell: ({ client_name }) => client_name },
    {
      key: 'created_at',
      title: words.createdAt,
      isSortable: true,
      cell: ({ created_at }) => dateTime(created_at),
    },
    { key: 'breed', title: words.breed, cell: ({ pet_breed }) => pet_breed },
    { key: 'product', title: words.product, cell: ({ product }) => product },
    {
      key: 'dose',
      title: words.dose,
      isNumber: true,
      cell: ({ daily_dose }) => daily_dose && words.grams(number(daily_dose)),
    },
    {
      key: 'professional',
      title: words.professional,
      cell: ({ member }) => <TextLink to={`/membros/${member.id}`}>{member.name}</TextLink>,
    },
  ]
}
