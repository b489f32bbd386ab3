import { IconLoader, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { textIn } from '#contract/languages.ts'
import { type Broadcast, officeBroadcasts } from '#contract/notifications-office.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { NewBroadcast } from './new-broadcast.tsx'
import { useOfficeNotificationsWords } from './words.ts'

export function Broadcasts() {
  const { broadcasting } = useOfficeNotificationsWords()
  const [isWriting, setIsWriting] = useState(false)
  return (
    <>
      <Listing
        title={broadcasting.title}
        list={officeBroadcasts}
        columns={useColumns()}
        sort={{ key: 'created_at', direction: 'descending' }}
        keyOf={({ id }) => id}
        actions={
          <Button onClick={() => setIsWriting(true)}>
            <IconPlus size={18} aria-hidden="true" />
            {broadcasting.new}
          </Button>
        }
      />
      {isWriting && <NewBroadcast onClose={() => setIsWriting(false)} />}
    </>
  )
}

function useColumns(): ListingColumn<Broadcast>[] {
  const { broadcasting } = useOfficeNotificationsWords()
  const { dateTime, number } = useFormat()
  const language = useLanguage()
  return [
    { key: 'message', title: broadcasting.message, cell: ({ titles }) => textIn(titles, language) },
    {
      key: 'created_at',
      title: broadcasting.createdAt,
      isSortable: true,
      cell: ({ created_at }) => dateTime(created_at),
    },
    { key: 'by', title: broadcasting.by, cell: ({ by }) => by },
    { key: 'people', title: broadcasting.people, isNumber: true, cell: ({ people }) => number(people) },
    { key: 'sent', title: broadcasting.sent, isNumber: true, cell: ({ sent }) => number(sent) },
    {
      key: 'state',
      title: broadcasting.state,
      cell: ({ is_done }) =>
        is_done ? (
          <Tag kind="success">{broadcasting.done}</Tag>
        ) : (
          <Tag kind="info" Icon={IconLoader}>
            {broadcasting.underWay}
          </Tag>
        ),
    },
  ]
}
