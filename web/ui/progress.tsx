import type { CSSProperties } from 'react'
import coin from '#brand/art/coin.svg'
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
        {filled > 0 && <i className={styles.filled} />}
      </div>
      {hasCoin && <img src={coin} width="26" height="26" alt="" />}
    </div>
  )
}

function partOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
}
