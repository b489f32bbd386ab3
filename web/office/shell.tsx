import { Outlet } from 'react-router'
import { useWords } from '#web/platform/language.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import styles from './shell.module.css'
import { Rail } from './staff/rail.tsx'
import { useStaff } from './staff/session.ts'

/** What surrounds every screen of the back office. */
export function Shell() {
  const { shell } = useWords()
  return (
    <div className={styles.shell}>
      <SkipLink text={shell.skipToContent} />
      <Rail person={useStaff()} />
      <Outlet />
    </div>
  )
}
