import type { ReactNode } from 'react'
import { Loaded, type LoadedProps } from '#web/platform/loaded.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './office-screen.module.css'

type OfficeScreenProps = LoadedProps & {
  title: string
  /** The screen this one lies below. */
  above?: { readonly to: string; readonly text: string }
  /** Before the title, such as a picture of the person. */
  before?: ReactNode
  /** In small print after the title, such as how many there are. */
  note?: ReactNode
  /** States beside the title. */
  tags?: ReactNode
  actions?: ReactNode
}

/** Head and body of a screen of the back office. On a wide screen the body has the rest of the height to divide. */
export function OfficeScreen(props: OfficeScreenProps) {
  const { title, above, before, note, tags, actions, waiting, failed, safe, missing, children } = props
  return (
    <main className={styles.screen} id="content">
      <header className={styles.head}>
        {before}
        <div className={styles.names}>
          {above && <TextLink to={above.to}>{above.text}</TextLink>}
          <div className={styles.title}>
            <ScreenHeading screen={title}>{title}</ScreenHeading>
            {tags}
            {note && <p className={styles.note}>{note}</p>}
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body}>
        <Loaded waiting={waiting} failed={failed} safe={safe} missing={missing}>
          {children}
        </Loaded>
      </div>
    </main>
  )
}
