import { endTrust, trustedComputers } from '#contract/staff-account.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { DeviceRow } from './device-row.tsx'
import { useOfficeStaffWords } from './office-words.ts'

export function TrustedComputers() {
  const { staffAccount } = useOfficeStaffWords()
  const { dateTime, date } = useFormat()
  const { data: computers } = useSuspenseQuery(queryOf(officeApi, trustedComputers))
  const end = useAction({
    act: (id: string) => officeApi.call(endTrust, { id }),
    done: staffAccount.trustEnded,
    failed: staffAccount.failed,
    refreshes: [trustedComputers],
  })
  if (computers.length === 0) return null
  return (
    <TitledCard title={staffAccount.trusted}>
      <p>{staffAccount.trustedIntro}</p>
      <RuledList>
        {computers.map(({ id, device, since, expires_at }) => {
          const name = device ?? staffAccount.unknownDevice
          const facts = [staffAccount.since(dateTime(since)), staffAccount.until(date(expires_at))]
          return (
            <DeviceRow key={id} name={name} facts={facts}>
              <Button
                variant="quiet"
                isBusy={end.isPending && end.variables === id}
                aria-label={staffAccount.endTrustOf(name)}
                onClick={() => end.mutate(id)}
              >
                {staffAccount.stopTrusting}
              </Button>
            </DeviceRow>
          )
        })}
      </RuledList>
    </TitledCard>
  )
}
