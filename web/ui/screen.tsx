import { type CSSProperties, createContext, type ReactNode, use } from 'react'
import styles from './screen.module.css'

/**
 * Where a screen stands: alone on the page, or in one of two panes. A list has the page's name until something of it is
 * open beside it.
 */
export const ScreenPlace = createContext<'alone' | 'list' | 'beside' | 'detail'>('alone')

type ScreenProps = {
  maxWidth?: number
  gap?: 4 | 5 | 6 | 8
  /** A way back comes first and has its own padding. */
  hasWayBack?: boolean
  /** In the middle of the page instead of at its left edge: for what is told once, as a dialog would be. */
  isCentred?: boolean
  children: ReactNode
}

export function Screen(props: ScreenProps) {
  const { maxWidth = 696, gap = 5, hasWayBack = false, isCentred = false, children } = props
  const isAlone = use(ScreenPlace) === 'alone'
  if (!isAlone)
    return (
      <div className={styles.pane} data-gap={gap}>
        {children}
      </div>
    )
  return (
    <main
      className={styles.screen}
      id="content"
      data-gap={gap}
      data-way-back={hasWayBack}
      data-centred={isCentred}
      style={{ '--screen': `${maxWidth}px` } as CSSProperties}
    >
      {children}
    </main>
  )
}
