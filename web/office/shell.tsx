import { lazy, Suspense, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { staffMay } from '#contract/endpoint.ts'
import { officePaths } from '#contract/paths.ts'
import { useWords } from '#web/platform/language.ts'
import { Queries } from '#web/platform/queries.tsx'
import { Density } from '#web/ui/density.ts'
import { Loading } from '#web/ui/loading.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { StatusRegion } from '#web/ui/status-region.tsx'
import { areaAt, areas } from './areas.ts'
import { useKeyPresses } from './kit/key-presses.ts'
import { hasDialog, useSingleKeys } from './kit/single-keys.ts'
import styles from './shell.module.css'
import { useFolding } from './staff/folding.ts'
import { NotTheirs } from './staff/not-theirs.tsx'
import { OfficeRail } from './staff/office-rail.tsx'
import { useStaff } from './staff/person.ts'

const KeyHelp = lazy(async () => ({ default: (await import('./staff/key-help.tsx')).KeyHelp }))
const GoTo = lazy(async () => ({ default: (await import('./staff/go-to.tsx')).GoTo }))

export function Shell() {
  return (
    <Queries>
      <Density value="dense">
        <Frame />
      </Density>
    </Queries>
  )
}

function Frame() {
  const { shell } = useWords()
  const { pathname, search: query } = useLocation()
  const person = useStaff()
  const [isGoing, setGoing] = useState(false)
  const [hasHelp, setHelp] = useState(false)
  const { isFolded, fold } = useFolding()
  // A call that is not theirs would sign them out, so its screen is not even opened.
  const area = areaAt(pathname)
  const { lacks_second_factor: isHeld } = person
  const own = isHeld ? [] : areas.filter(({ opensWith }) => staffMay(opensWith, person.role))
  const search = isHeld ? undefined : () => setGoing(true)
  // The review has keys of its own, and tells of them itself.
  const help = area?.path === officePaths.invoices ? undefined : () => setHelp(true)
  useSingleKeys(person.shortcuts, { ...(search && { '/': search }), '[': fold, '?': help })
  useGoToKey(search)
  if (isHeld && pathname !== officePaths.account)
    return <Navigate replace to={officePaths.account} state={{ heldAt: pathname + query }} />
  return (
    <div className={styles.shell}>
      <SkipLink text={shell.skipToContent} />
      <OfficeRail person={person} areas={own} isFolded={isFolded} onFold={fold} onSearch={search} />
      <Suspense fallback={<Loading text={shell.loading} />}>
        {area && !staffMay(area.opensWith, person.role) ? (
          <NotTheirs area={area.key} role={person.role} />
        ) : (
          <Outlet context={person} />
        )}
      </Suspense>
      <StatusRegion dismissLabel={shell.dismiss} />
      {hasHelp && (
        <Suspense>
          <KeyHelp onClose={() => setHelp(false)} />
        </Suspense>
      )}
      {isGoing && search && (
        <Suspense>
          <GoTo role={person.role} areas={own} onClose={() => setGoing(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Ctrl K, or Cmd K on a Mac: in a field too, since it writes nothing. */
function useGoToKey(onGo: (() => void) | undefined) {
  useKeyPresses((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    if (event.altKey || event.shiftKey || hasDialog()) return
    event.preventDefault()
    onGo?.()
  })
}
