import { useSuspenseQuery } from '@tanstack/react-query'
import { endTrust, trustedComputers } from '#contract/staff-account.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import styles from './account.module.css'
import { useOfficeStaffWords } from './office-words.ts'

const queryKey = ['staff-trusted-computers']

/** Where the second factor is not asked for, while there is such a place. */
export function TrustedComputers() {
  const { staffAccount } = useOfficeStaffWords()
  const { dateTime, date } = useFormat()
  const { data } = useSuspenseQuery({ queryKey, queryFn: () => officeApi.call(trustedComputers) })
  const end = useAction({
    act: (id: string) => officeApi.call(endTrust, { id }),
    done: staffAccount.trustEnded,
    failed: staffAccount.failed,
    refreshes: queryKey,
  })
  if (data.length === 0) return null
  return (
    <Card as="section">
      <h2>{staffAccount.trusted}</h2>
      <p>{staffAccount.trustedIntro}</p>
      <ul className={styles.sessions}>
        {data.map(({ id, device, since, expires_at }) => {
          const name = device ?? staffAccount.unknownDevice
          const facts = [staffAccount.since(dateTime(since)), staffAccount.until(date(expires_at))]
          return (
            <li key={id}>
              <div>
                <b>{name}</b>
                <p>{facts.join(' · ')}</p>
              </div>
              <Button
                variant="quiet"
                isBusy={end.isPending && end.variables === id}
                aria-label={staffAccount.endTrustOf(name)}
                onClick={() => end.mutate(id)}
              >
                {staffAccount.stopTrusting}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
