import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useScreenMotion } from '#web/ui/motion.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Arrived } from '#web/ui/travelling.tsx'
import styles from './screen-head.module.css'

export type ScreenHeadProps = {
  back: { to: string; text: string }
  title: string
  /** Its name came along from a list. */
  isArrived?: boolean
  /** Its state, at the end of the line. */
  beside?: ReactNode
  /** What belongs right under the name. */
  below?: ReactNode
}

export function ScreenHead({ back, title, isArrived = false, beside, below }: ScreenHeadProps) {
  return (
    <div className={styles.head}>
      <TextLink isAlone to={back.to} viewTransition={useScreenMotion()}>
        <IconChevronLeft size={20} aria-hidden="true" />
        {back.text}
      </TextLink>
      <div className={styles.title}>
        <ScreenHeading screen={title}>
          {isArrived ? (
            <Arrived as="span" what="headline">
              {title}
            </Arrived>
          ) : (
            title
          )}
        </ScreenHeading>
        {beside}
      </div>
      {below}
    </div>
  )
}
