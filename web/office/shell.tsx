import { Outlet } from 'react-router'
import { useWords } from '#web/platform/language.ts'
import { Queries } from '#web/platform/queries.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import styles from './shell.module.css'
import { useStaff } from './staff/person.ts'
import { Rail } from './staff/rail.tsx'

/** What surrounds every screen of the back office. */
export function Shell() {
  return (
    <Queries>
      <Frame />
    </Queries>
  )
}

function Frame() {
  const { shell } = useWords()
  return (
    <div className={styles.shell}>
      <SkipLink text={shell.skipToContent} />
      <Rail person={useStaff()} />
      <Outlet />
    </div>
  )
}
