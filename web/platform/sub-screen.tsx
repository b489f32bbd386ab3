import { Loaded, type LoadedProps } from './loaded.tsx'
import { ScreenHead, type ScreenHeadProps } from './screen-head.tsx'
import styles from './sub-screen.module.css'

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
    <main className={styles.screen} id="content">
      <ScreenHead {...head} />
      <Loaded waiting={waiting} failed={failed} safe={safe} missing={missing}>
        {children}
      </Loaded>
    </main>
  )
}
