import styles from './camera.module.css'
import { type Corners, type Size, scaledTo } from './picture.ts'

/** Fits into its box as the video does. */
export function PaperOutline({ corners, size }: { corners: Corners; size: Size }) {
  const points = scaledTo(corners, size)
    .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
    .join(' ')
  return (
    <svg className={styles.outline} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <polygon points={points} />
    </svg>
  )
}
