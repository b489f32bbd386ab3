import { memberNotifications } from '#contract/members-office.ts'
import { useFormat } from '#web/platform/format.ts'
import styles from './member.module.css'
import { PagedTable } from './paged-table.tsx'
import { useOfficeMembersWords } from './words.ts'

export function MemberNotifications({ id }: { id: string }) {
  const { memberPage } = useOfficeMembersWords()
  const { dateTime } = useFormat()
  return (
    <PagedTable
      id={id}
      view="notifications"
      label={memberPage.tabs.notifications}
      list={memberNotifications}
      isPaged={false}
      keyOf={(notification) => notification.id}
      columns={[
        {
          key: 'message',
          title: memberPage.message,
          cell: ({ title }) => <span className={styles.wraps}>{title}</span>,
        },
        { key: 'date', title: memberPage.date, cell: ({ datatime }) => dateTime(datatime) },
        {
          key: 'read',
          title: memberPage.status,
          cell: ({ isRead }) => (isRead ? memberPage.read : memberPage.unread),
        },
      ]}
    />
  )
}
