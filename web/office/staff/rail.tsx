import type { StaffMember } from '#contract/staff.ts'
import { useWords } from '#web/platform/language.ts'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { useSignOut } from '#web/platform/sign-out.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { SignOutButton } from '#web/ui/sign-out-button.tsx'
import { OfficeLogo } from './office-logo.tsx'
import { leave } from './person.ts'
import styles from './rail.module.css'
import { useStaffWords } from './words.ts'

export function Rail({ person }: { person: StaffMember }) {
  const { staff } = useStaffWords()
  const { sessions } = useWords()
  const signOut = useSignOut(leave)
  return (
    <header className={styles.rail}>
      <OfficeLogo />
      <div className={styles.person}>
        <Avatar name={person.name} image={null} />
        <p>
          <b>{person.name}</b>
          <span>{staff.roles[person.role]}</span>
        </p>
      </div>
      <div className={styles.language}>
        <LanguageChoice isCompactWhenNarrow />
      </div>
      <SignOutButton isBusy={signOut.isLeaving} onClick={signOut.leave}>
        {sessions.signOut}
      </SignOutButton>
    </header>
  )
}
