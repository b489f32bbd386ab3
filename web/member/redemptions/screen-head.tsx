import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './redemptions.module.css'

type ScreenHeadProps = { to: string; back: string; title: string; children?: ReactNode }

/** The way back, the name of the screen, and what belongs right under it. */
export function ScreenHead({ to, back, title, children }: ScreenHeadProps) {
  return (
    <div className={styles.head}>
      <TextLink isAlone to={to}>
        <IconChevronLeft size={20} aria-hidden="true" />
        {back}
      </TextLink>
      <ScreenHeading screen={title}>{title}</ScreenHeading>
      {children}
    </div>
  )
}
