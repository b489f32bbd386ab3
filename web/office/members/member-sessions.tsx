import { endMemberSessions, memberSessions } from '#contract/members-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/stack.tsx'
import styles from './member.module.css'
import { memberParts } from './member-parts.ts'
import { PagedTable } from './paged-table.tsx'
import { useOfficeMembersWords } from './words.ts'

type MemberSessionsProps = { member: { id: string; is_own: boolean } }

export function MemberSessions({ member: { id, is_own } }: MemberSessionsProps) {
  const { memberPage } = useOfficeMembersWords()
  const may = useMay()
  const { dateTime } = useFormat()
  const end = useAction({
    act: () => officeApi.call(endMemberSessions, { id }),
    done: memberPage.sessionsEnded,
    failed: memberPage.failed,
    refreshes: memberParts,
  })
  return (
    <>
      <PagedTable
        id={id}
        view="sessions"
        label={memberPage.tabs.sessions}
        list={memberSessions}
        isPaged={false}
        keyOf={(session) => session.id}
        columns={[
          {
            key: 'device',
            title: memberPage.device,
            cell: ({ device }) => device ?? memberPage.unknownDevice,
          },
          { key: 'started', title: memberPage.startedAt, cell: ({ started_at }) => dateTime(started_at) },
          { key: 'used', title: memberPage.lastUsed, cell: ({ last_used_at }) => dateTime(last_used_at) },
        ]}
      />
      {may(endMemberSessions) && !is_own && (
        <Row spread="end" className={styles.foot}>
          <Button variant="outline" isBusy={end.isPending} onClick={() => end.mutate()}>
            {memberPage.endSessions}
          </Button>
        </Row>
      )}
    </>
  )
}
