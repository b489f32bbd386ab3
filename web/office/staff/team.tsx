import { IconBan, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { staffRoles } from '#contract/people.ts'
import { waysIn } from '#contract/staff-sign-on.ts'
import { staffStates, type TeamMember, team as teamCall } from '#contract/staff-team.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { AddPerson } from './add-person.tsx'
import { EditPerson } from './edit-person.tsx'
import { useOfficeStaffWords } from './office-words.ts'
import { useStaffWords } from './words.ts'

export function Team() {
  const { team } = useOfficeStaffWords()
  const { staff } = useStaffWords()
  const [open, setOpen] = useState<TeamMember | 'new'>()
  const { passwords: hasPasswords } = useSuspenseQuery(queryOf(officeApi, waysIn)).data
  const columns = useColumns(setOpen)
  return (
    <>
      <Listing
        title={team.title}
        list={teamCall}
        columns={columns}
        searchLabel={team.search}
        filters={[
          {
            key: 'role',
            label: team.role,
            options: staffRoles.map((value) => ({ value, label: staff.roles[value] })),
          },
          {
            key: 'state',
            label: team.state,
            options: staffStates.map((value) => ({ value, label: team.states[value] })),
          },
        ]}
        sort={{ key: 'name', direction: 'ascending' }}
        keyOf={({ id }) => id}
        actions={
          hasPasswords ? (
            <Button onClick={() => setOpen('new')}>
              <IconUserPlus size={18} aria-hidden="true" />
              {team.add}
            </Button>
          ) : (
            <Text look="small-quiet">{team.ofCompanyOnly}</Text>
          )
        }
      />
      {open === 'new' && <AddPerson onClose={() => setOpen(undefined)} />}
      {typeof open === 'object' && (
        <EditPerson person={open} hasPasswords={hasPasswords} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

function useColumns(onEdit: (person: TeamMember) => void): ListingColumn<TeamMember>[] {
  const { team } = useOfficeStaffWords()
  const { staff } = useStaffWords()
  const { dateTime, date } = useFormat()
  return [
    {
      key: 'name',
      title: team.name,
      isSortable: true,
      cell: ({ name, is_you }) => (is_you ? `${name} (${team.you})` : name),
    },
    {
      key: 'email',
      title: team.email,
      cell: ({ email, by_sso }) => (
        <>
          {email}
          {by_sso && <Text look="small-quiet">{team.withCompany}</Text>}
        </>
      ),
    },
    { key: 'role', title: team.role, cell: ({ role }) => staff.roles[role] },
    {
      key: 'state',
      title: team.state,
      cell: ({ state }) => (
        <Tag kind={state === 'active' ? 'success' : 'error'} {...(state === 'blocked' && { Icon: IconBan })}>
          {team.states[state]}
        </Tag>
      ),
    },
    {
      key: 'second_factor',
      title: team.secondFactor,
      cell: ({ has_second_factor }) => has_second_factor && team.on,
    },
    {
      key: 'last_session',
      title: team.lastSession,
      cell: ({ last_session_at }) => last_session_at && dateTime(last_session_at),
    },
    {
      key: 'created_at',
      title: team.createdAt,
      isSortable: true,
      cell: ({ created_at }) => date(created_at),
    },
    {
      key: 'actions',
      title: team.actions,
      cell: (person) => (
        <Button variant="quiet" aria-label={team.editOf(person.name)} onClick={() => onEdit(person)}>
          {team.edit}
        </Button>
      ),
    },
  ]
}
