import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './seeing.module.css'

type BackToProps = { to: string; text: string; title: string; children?: ReactNode }

/** The head of a screen: the way back, its name, and what stands beside it. */
export function BackTo({ to, text, title, children }: BackToProps) {
  return (
    <div className={styles.head}>
      <TextLink isAlone to={to}>
        <IconChevronLeft size={20} aria-hidden="true" />
        {text}
      </TextLink>
      <div className={styles.title}>
        <ScreenHeading screen={title}>{title}</ScreenHeading>
        {children}
      </div>
    </div>
  )
}
