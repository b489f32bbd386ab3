import type { StaffMember } from '#contract/staff.ts'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { SignOut } from '#web/platform/sign-out.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { OfficeLogo } from './office-logo.tsx'
import { leave } from './person.ts'
import styles from './rail.module.css'
import { useStaffWords } from './words.ts'

export function Rail({ person }: { person: StaffMember }) {
  const { staff } = useStaffWords()
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
      <SignOut leave={leave} />
    </header>
  )
}
