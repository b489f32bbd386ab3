import { endOtherStaffSessions, endStaffSession, staffSessions } from '#contract/staff-account.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { DeviceRow } from './device-row.tsx'
import { useOfficeStaffWords } from './office-words.ts'

export function OpenSessions() {
  const { staffAccount } = useOfficeStaffWords()
  const { dateTime } = useFormat()
  const { data: sessions } = useSuspenseQuery(queryOf(officeApi, staffSessions))
  const words = { done: staffAccount.ended, failed: staffAccount.failed, refreshes: [staffSessions] }
  const end = useAction({ act: (id: string) => officeApi.call(endStaffSession, { id }), ...words })
  const endOthers = useAction({ act: () => officeApi.call(endOtherStaffSessions), ...words })
  return (
    <TitledCard title={staffAccount.sessions}>
      <RuledList>
        {sessions.map(({ id, device, started_at, expires_at, has_second_factor, current }) => {
          const name = device ?? staffAccount.unknownDevice
          return (
            <DeviceRow
              key={id}
              name={name}
              facts={[
                staffAccount.since(dateTime(started_at)),
                staffAccount.until(dateTime(expires_at)),
                has_second_factor && staffAccount.withSecondFactor,
              ]}
            >
              {current ? (
                <Tag kind="success">{staffAccount.current}</Tag>
              ) : (
                <Button
                  variant="quiet"
                  isBusy={end.isPending && end.variables === id}
                  aria-label={staffAccount.endOf(name)}
                  onClick={() => end.mutate(id)}
                >
                  {staffAccount.end}
                </Button>
              )}
            </DeviceRow>
          )
        })}
      </RuledList>
      {sessions.length > 1 && (
        <Button variant="outline" isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {staffAccount.endOthers}
        </Button>
      )}
    </TitledCard>
  )
}
