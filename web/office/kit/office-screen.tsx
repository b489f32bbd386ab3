import type { ReactNode } from 'react'
import { Loaded, type LoadedProps } from '#web/platform/loaded.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './office-screen.module.css'

type OfficeScreenProps = LoadedProps & {
  title: string
  above?: { readonly to: string; readonly text: string }
  before?: ReactNode
  note?: ReactNode
  tags?: ReactNode
  actions?: ReactNode
}

/** Head and body of a screen of the back office. On a wide screen the body has the rest of the height to divide. */
export function OfficeScreen(props: OfficeScreenProps) {
  const { title, above, before, note, tags, actions, waiting, failed, safe, missing, children } = props
  return (
    <main className={styles.screen} id="content">
      <Row as="header" className={styles.head}>
        {before}
        <div className={styles.names}>
          {above && <TextLink to={above.to}>{above.text}</TextLink>}
          <Row gap={3} className={styles.title}>
            <ScreenHeading screen={title}>{title}</ScreenHeading>
            {tags}
            {note && <Text look="quiet">{note}</Text>}
          </Row>
        </div>
        {actions && <Row className={styles.actions}>{actions}</Row>}
      </Row>
      <div className={styles.body}>
        <Loaded waiting={waiting} failed={failed} safe={safe} missing={missing}>
          {children}
        </Loaded>
      </div>
    </main>
  )
}
