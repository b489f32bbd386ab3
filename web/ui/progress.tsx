import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import coin from '#brand/art/coin.svg'
import { mayMove } from './motion.ts'
import styles from './progress.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type ProgressProps = {
  label: string
  text: string
  value: number
  max: number
  pending?: number
  thicknessPx?: 4 | 6 | 10 | 12
  ground?: 'page' | 'hero'
  hasCoin?: boolean
}

export function Progress(props: ProgressProps) {
  const { label, text, value, max, pending = 0, thicknessPx = 10, ground = 'page', hasCoin = false } = props
  const filled = partOf(value, max)
  const striped = partOf(value + pending, max) - filled
  const fill = useGrowth(filled)
  return (
    <div
      className={styles.progress}
      data-ground={ground}
      style={
        {
          '--thickness': `${thicknessPx}px`,
          '--filled': `${filled * 100}%`,
          '--striped': `${striped * 100}%`,
        } as CSSProperties
      }
    >
      <VisuallyHidden>
        <progress value={filled} max={1} aria-label={label} aria-valuetext={text} />
      </VisuallyHidden>
      <div className={styles.track} aria-hidden="true">
        {striped > 0 && <i className={styles.striped} />}
        {filled > 0 && <i ref={fill} className={styles.filled} />}
      </div>
      {hasCoin && <img src={coin} width="26" height="26" alt="" />}
    </div>
  )
}

/** A bar that is there already grows from where it stood. */
function useGrowth(filled: number) {
  const place = useRef<HTMLElement>(null)
  const stood = useRef(filled)
  useLayoutEffect(() => {
    const before = stood.current
    stood.current = filled
    if (before === filled || filled === 0 || !mayMove()) return
    place.current?.animate([{ transform: `scaleX(${before / filled})` }, { transform: 'none' }], {
      duration: 600,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    })
  }, [filled])
  return place
}

function partOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
}
