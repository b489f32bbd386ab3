import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useStaff } from './person.ts'
import styles from './welcome.module.css'
import { useStaffWords } from './words.ts'

export function Welcome() {
  const { staff } = useStaffWords()
  const person = useStaff()
  return (
    <main className={styles.welcome} id="content">
      <ScreenHeading screen={staff.screen}>{staff.welcome(person.name)}</ScreenHeading>
      <dl>
        <div>
          <dt>{staff.signedInAs}</dt>
          <dd>{person.email}</dd>
        </div>
        <div>
          <dt>{staff.role}</dt>
          <dd>{staff.roles[person.role]}</dd>
        </div>
      </dl>
    </main>
  )
}
