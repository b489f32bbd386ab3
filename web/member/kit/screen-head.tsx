import { IconChevronLeft } from '@tabler/icons-react'
import { type ReactNode, useContext } from 'react'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useScreenMotion } from '#web/ui/motion.ts'
import { ScreenPlace } from '#web/ui/screen-place.ts'
import { Row, Stack } from '#web/ui/stack.tsx'
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
  // What it would lead back to stands beside it.
  const isBesideList = useContext(ScreenPlace) === 'detail'
  const moves = useScreenMotion()
  return (
    <Stack gap={0} className={styles.head}>
      {!isBesideList && (
        <TextLink isAlone to={back.to} viewTransition={moves}>
          <IconChevronLeft size={20} aria-hidden="true" />
          {back.text}
        </TextLink>
      )}
      <Row spread="between" className={styles.title}>
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
      </Row>
      {below}
    </Stack>
  )
}
