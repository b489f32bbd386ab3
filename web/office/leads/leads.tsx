import type { LeadStatus } from '#contract/lead-fields.ts'

import { leadsFile, type OfficeLead, officeLeads } from '#contract/leads-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { useFormat } from '#web/platform/format.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useOfficeLeadsWords } from './words.ts'

const kinds = { sent: 'info', bought: 'success', closed: 'neutral' } as const

export function Leads() {
  const { leadList } = useOfficeLeadsWords()
  return (
    <Listing
      title={leadList.title}
      list={officeLeads}
      csv={leadsFile}
      columns={useColumns()}
      filters={[
        {
          key: 'status',
          label: leadList.status,
          options: statuses.map((value) => ({ value, label: leadList.statuses[value] })),
        },
      ]}
      searchLabel={leadList.search}
      sort={{ key: 'created_at', direction: 'descending' }}
      keyOf={({ id }) => id}
    />
  )
}

const statuses = ['sent', 'bought', 'closed'] as const satisfies readonly LeadStatus[]

function useColumns(): ListingColumn<OfficeLead>[] {
  const { leadList } = useOfficeLeadsWords()
  const { dateTime, number } = useFormat()
  return [
    { key: 'client', title: leadList.client, cell: ({ name }) => name },
    {
      key: 'created_at',
      title: leadList.createdAt,
      isSortable: true,
      cell: ({ created_at }) => dateTime(created_at),
    },
    { key: 'pet', title: leadList.pet, cell: ({ pet_name }) => pet_name },
    { key: 'product', title: leadList.product, cell: ({ product }) => product },
    {
      key: 'dose',
      title: leadList.dose,
      isNumber: true,
      cell: ({ daily_dose }) => leadList.grams(number(daily_dose)),
    },
    {
      key: 'status',
      title: leadList.status,
      cell: ({ status }) => <Tag kind={kinds[status]}>{leadList.statuses[status]}</Tag>,
    },
    {
      key: 'professional',
      title: leadList.professional,
      cell: ({ member }) => (
        <TextLink to={linkTo(officePaths.member, { id: member.id })}>{member.name}</TextLink>
      ),
    },
    { key: 'phone', title: leadList.phone, isHiddenAtFirst: true, cell: ({ phone }) => phone },
    { key: 'email', title: leadList.email, isHiddenAtFirst: true, cell: ({ email }) => email },
    { key: 'cep', title: leadList.cep, isHiddenAtFirst: true, cell: ({ cep }) => cep },
  ]
}
