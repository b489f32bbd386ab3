import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { goToCompany } from './single-sign-on.ts'
import { useStaffWords } from './words.ts'

type CompanyButtonProps = {
  name: string | null
  /** Where to go on once signed in. */
  path: string
  isOnlyWay: boolean
}

export function CompanyButton({ name, path, isOnlyWay }: CompanyButtonProps) {
  const { staff } = useStaffWords()
  const { isSending, failure, submit } = useSending(goToCompany)
  return (
    <>
      <Button variant={isOnlyWay ? 'primary' : 'outline'} isBusy={isSending} onClick={() => submit(path)}>
        {name ? staff.signInWith(name) : staff.signInWithCompany}
      </Button>
      <div role="alert">
        {failure && <Notice kind="error">{failure.message || staff.companyAway}</Notice>}
      </div>
    </>
  )
}
