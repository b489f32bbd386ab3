import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useWords } from '#web/platform/language.ts'
import { NotFound } from '#web/platform/not-found.tsx'
import { Queries } from '#web/platform/queries.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { StatusRegion } from '#web/ui/status-region.tsx'
import { areaAt, areas } from './areas.ts'
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
  const { pathname } = useLocation()
  const person = useStaff()
  // A call that is not theirs would sign them out, so its screen is not even opened.
  const isTheirs = areaAt(pathname)?.roles.includes(person.role) ?? true
  return (
    <div className={styles.shell}>
      <SkipLink text={shell.skipToContent} />
      <Rail person={person} areas={areas.filter(({ roles }) => roles.includes(person.role))} />
      <Suspense fallback={<Loading text={shell.loading} />}>
        {isTheirs ? <Outlet context={person} /> : <NotFound />}
      </Suspense>
      <StatusRegion dismissLabel={shell.dismiss} />
    </div>
  )
}
