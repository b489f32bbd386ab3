import { useSingleKeys } from '#web/office/kit/single-keys.ts'
import { useStaffPerson } from '#web/office/kit/staff-person.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import styles from './verification.module.css'
import { useOfficeMembersWords } from './words.ts'

type DecideBarProps = {
  missing: string | undefined
  mayDecide: boolean
  mayAsk: boolean
  isApproving: boolean
  onApprove: () => void
  onRefuse: () => void
  onAsk: () => void
}

export function DecideBar({ missing, mayDecide, mayAsk, isApproving, ...on }: DecideBarProps) {
  const { verifying } = useOfficeMembersWords()
  const { shortcuts } = useStaffPerson()
  const mayApprove = mayDecide && missing === undefined && !isApproving
  useSingleKeys(shortcuts, {
    a: mayApprove ? on.onApprove : undefined,
    r: mayDecide ? on.onRefuse : undefined,
    p: mayAsk ? on.onAsk : undefined,
  })
  const cap = (name: string) => shortcuts && <KeyCap name={name} />
  return (
    <>
      <div className={styles.verdict}>
        <StatusLine kind={missing ? 'attention' : 'success'} role="status">
          {missing ? verifying.missing(missing) : verifying.allTicked}
        </StatusLine>
      </div>
      <Button variant="danger-outline" disabled={!mayDecide} onClick={on.onRefuse}>
        {cap('R')}
        {verifying.refuse}
      </Button>
      <Button variant="outline" disabled={!mayAsk} onClick={on.onAsk}>
        {cap('P')}
        {verifying.ask}
      </Button>
      <Button disabled={!mayDecide || missing !== undefined} isBusy={isApproving} onClick={on.onApprove}>
        {cap('A')}
        {verifying.approve}
      </Button>
    </>
  )
}
