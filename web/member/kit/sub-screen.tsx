import { Loaded, type LoadedProps } from '#web/platform/loaded.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { ScreenHead, type ScreenHeadProps } from './screen-head.tsx'

/** A screen one step away from another: the way back, its name, and what it is for. */
export function SubScreen({
  waiting,
  failed,
  safe,
  missing,
  maxWidth,
  children,
  ...head
}: ScreenHeadProps & LoadedProps & { maxWidth?: number }) {
  return (
    <Screen hasWayBack {...(maxWidth && { maxWidth })}>
      <ScreenHead {...head} />
      <Loaded waiting={waiting} failed={failed} safe={safe} missing={missing}>
        {children}
      </Loaded>
    </Screen>
  )
}
