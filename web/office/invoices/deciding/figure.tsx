import { type ReactNode, useEffect, useRef } from 'react'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import type { Figure } from '#web/office/invoices/desk/figures.ts'
import { usePointing } from '#web/office/invoices/desk/pointing-room.tsx'
import styles from './figure.module.css'

type PointedFigureProps = { figure: Figure; children: ReactNode }

/** A figure that can be looked up on the paper, where its place is known. */
export function PointedFigure({ figure, children }: PointedFigureProps) {
  const { paper } = useDesk()
  const { pointed, point, press, leave, isOnPaper } = usePointing()
  const button = useRef<HTMLButtonElement>(null)
  const isMarked = pointed?.figure === figure
  const isSought = isMarked && pointed.from === 'paper'
  useEffect(() => {
    if (isSought) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isSought])
  if (!isOnPaper(figure)) return children
  return (
    <button
      ref={button}
      type="button"
      className={styles.figure}
      data-marked={isMarked}
      onPointerEnter={() => point(figure, 'pane')}
      onPointerLeave={leave}
      onFocus={() => point(figure, 'pane')}
      onBlur={leave}
      onClick={() => {
        paper.show('file')
        press(figure, 'pane')
      }}
    >
      {children}
    </button>
  )
}
