import { useSuspenseQuery } from '@tanstack/react-query'
import {
  endOtherStaffSessions,
  endStaffSession,
  type StaffSession,
  staffSessions,
} from '#contract/staff-account.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './account.module.css'
import { useOfficeStaffWords } from './office-words.ts'

const queryKey = ['staff-sessions']

export function OpenSessions() {
  const { staffAccount } = useOfficeStaffWords()
  const { data } = useSuspenseQuery({ queryKey, queryFn: () => officeApi.call(staffSessions) })
  const words = { done: staffAccount.ended, failed: staffAccount.failed, refreshes: queryKey }
  const end = useAction({ act: (id: string) => officeApi.call(endStaffSession, { id }), ...words })
  const endOthers = useAction({ act: () => officeApi.call(endOtherStaffSessions), ...words })
  return (
    <Card as="section">
      <h2>{staffAccount.sessions}</h2>
      <ul className={styles.sessions}>
        {data.map((session) => (
          <Session
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {data.length > 1 && (
        <Button variant="outline" isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {staffAccount.endOthers}
        </Button>
      )}
    </Card>
  )
}

type SessionProps = { session: StaffSession; isEnding: boolean; onEnd: () => void }

function Session({ session, isEnding, onEnd }: SessionProps) {
  const { staffAccount } = useOfficeStaffWords()
  const { dateTime } = useFormat()
  const device = session.device ?? staffAccount.unknownDevice
  const facts = [
    staffAccount.since(dateTime(session.started_at)),
    staffAccount.until(dateTime(session.expires_at)),
    session.has_second_factor && staffAccount.withSecondFactor,
  ]
  return (
    <li>
      <div>
        <b>{device}</b>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {session.current ? (
        <Tag kind="success">{staffAccount.current}</Tag>
      ) : (
        <Button variant="quiet" isBusy={isEnding} aria-label={staffAccount.endOf(device)} onClick={onEnd}>
          {staffAccount.end}
        </Button>
      )}
    </li>
  )
}
