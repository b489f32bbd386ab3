import type { LeadStatus } from '#contract/leads.ts'
import { leadsFile, type OfficeLead, officeLeads } from '#contract/leads-office.ts'
import { useFormat } from '#web/platform/format.ts'
import { Listing } from '#web/platform/listing.tsx'
import type { ListingColumn } from '#web/platform/listing-state.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useOfficeLeadsWords } from './words.ts'

const kinds = { sent: 'info', bought: 'success', closed: 'neutral' } as const

/** Clients to whom a portion was recommended, whoever recommended it. */
export function Leads() {
  const { officeLeads: words } = useOfficeLeadsWords()
  return (
    <Listing
      title={words.title}
      list={officeLeads}
      csv={leadsFile}
      columns={useColumns()}
      filters={[
        {
          key: 'status',
          label: words.status,
          options: statuses.map((value) => ({ value, label: words.statuses[value] })),
        },
      ]}
      searchLabel={words.search}
      sort={{ key: 'created_at', direction: 'descending' }}
      keyOf={({ id }) => id}
    />
  )
}

const statuses = ['sent', 'bought', 'closed'] as const satisfies readonly LeadStatus[]

function useColumns(): ListingColumn<OfficeLead>[] {
  const { officeLeads: words } = useOfficeLeadsWords()
  const { dateTime, number } = useFormat()
  return [
    { key: 'client', title: words.client, cell: ({ name }) => name },
    {
      key: 'created_at',
      title: words.createdAt,
      isSortable: true,
      cell: ({ created_at }) => dateTime(created_at),
    },
    { key: 'pet', title: words.pet, cell: ({ pet_name }) => pet_name },
    { key: 'product', title: words.product, cell: ({ product }) => product },
    {
      key: 'dose',
      title: words.dose,
      isNumber: true,
      cell: ({ daily_dose }) => words.grams(number(daily_dose)),
    },
    {
      key: 'status',
      title: words.status,
      cell: ({ status }) => (
        <Tag isDense kind={kinds[status]}>
          {words.statuses[status]}
        </Tag>
      ),
    },
    {
      key: 'professional',
      title: words.professional,
      cell: ({ member }) => <TextLink to={`/membros/${member.id}`}>{member.name}</TextLink>,
    },
    { key: 'phone', title: words.phone, isHiddenAtFirst: true, cell: ({ phone }) => phone },
    { key: 'email', title: words.email, isHiddenAtFirst: true, cell: ({ email }) => email },
    { key: 'cep', title: words.cep, isHiddenAtFirst: true, cell: ({ cep }) => cep },
  ]
}
