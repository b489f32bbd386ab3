import { Loaded, type LoadedProps } from '#web/platform/loaded.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { ScreenHead, type ScreenHeadProps } from './screen-head.tsx'

/** A screen one step away from another, in one column: the way back, its name, and what it is for. */
export function SubScreen({
  waiting,
  failed,
  safe,
  missing,
  children,
  ...head
}: ScreenHeadProps & LoadedProps) {
  return (
    <Screen hasWayBack>
      <ScreenHead {...head} />
      <Loaded waiting={waiting} failed={failed} safe={safe} missing={missing}>
        {children}
      </Loaded>
    </Screen>
  )
}
