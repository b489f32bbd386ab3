import type { Room } from './room.ts'
import styles from './sheet.module.css'

export type LensPlace = { readonly x: number; readonly y: number }

const times = 2.5
const radius = 90

/** What lies under the pointer, larger. */
export function Lens({ link, size, place }: { link: string; size: Room; place: LensPlace }) {
  return (
    <div
      className={styles.lens}
      style={{
        left: place.x - radius,
        top: place.y - radius,
        width: 2 * radius,
        height: 2 * radius,
        backgroundImage: `url("${link}")`,
        backgroundSize: `${size.width * times}px ${size.height * times}px`,
        backgroundPosition: `${radius - place.x * times}px ${radius - place.y * times}px`,
      }}
    />
  )
}
