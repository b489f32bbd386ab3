import { type CSSProperties, type ReactNode, useContext } from 'react'
import styles from './screen.module.css'
import { ScreenPlace } from './screen-place.ts'
import { Stack } from './stack.tsx'

type ScreenProps = {
  maxWidth?: number
  gap?: 4 | 5 | 6 | 8
  /** A way back comes first and has its own padding. */
  hasWayBack?: boolean
  /** In the middle of the page instead of at its left edge: for what is told once, as a dialog would be. */
  isCentred?: boolean
  /** Around what is the page's main part by itself. */
  isFrame?: boolean
  children: ReactNode
}

export function Screen(props: ScreenProps) {
  const { maxWidth = 696, gap = 5, hasWayBack = false, isCentred = false, isFrame = false, children } = props
  const isAlone = useContext(ScreenPlace) === 'alone'
  if (!isAlone) return <Stack gap={gap}>{children}</Stack>
  const Tag = isFrame ? 'div' : 'main'
  return (
    <Tag
      className={styles.screen}
      id={isFrame ? undefined : 'content'}
      data-gap={gap}
      data-way-back={hasWayBack}
      data-centred={isCentred}
      style={{ '--screen': `${maxWidth}px` } as CSSProperties}
    >
      {children}
    </Tag>
  )
}
