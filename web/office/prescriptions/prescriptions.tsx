import { linkTo, officePaths } from '#contract/paths.ts'
import {
  type OfficePrescription,
  officePrescriptions,
  prescriptionsFile,
} from '#contract/prescriptions-office.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { useFormat } from '#web/platform/format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useOfficePrescriptionsWords } from './words.ts'

export function Prescriptions() {
  const { prescriptionList } = useOfficePrescriptionsWords()
  return (
    <Listing
      title={prescriptionList.title}
      list={officePrescriptions}
      csv={prescriptionsFile}
      columns={useColumns()}
      searchLabel={prescriptionList.search}
      sort={{ key: 'created_at', direction: 'descending' }}
      keyOf={({ id }) => id}
    />
  )
}

function useColumns(): ListingColumn<OfficePrescription>[] {
  const { prescriptionList } = useOfficePrescriptionsWords()
  const { dateTime, number } = useFormat()
  return [
    { key: 'client', title: prescriptionList.client, cell: ({ client_name }) => client_name },
    {
      key: 'created_at',
      title: prescriptionList.createdAt,
      isSortable: true,
      cell: ({ created_at }) => dateTime(created_at),
    },
    { key: 'breed', title: prescriptionList.breed, cell: ({ pet_breed }) => pet_breed },
    { key: 'product', title: prescriptionList.product, cell: ({ product }) => product },
    {
      key: 'dose',
      title: prescriptionList.dose,
      isNumber: true,
      cell: ({ daily_dose }) => daily_dose && prescriptionList.grams(number(daily_dose)),
    },
    {
      key: 'professional',
      title: prescriptionList.professional,
      cell: ({ member }) => (
        <TextLink to={linkTo(officePaths.member, { id: member.id })}>{member.name}</TextLink>
      ),
    },
  ]
}
