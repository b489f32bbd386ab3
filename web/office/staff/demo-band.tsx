import { createRoot } from 'react-dom/client'
import styles from './demo-band.module.css'
import { useStaffWords } from './words.ts'

/** Outside of the screens, so that none can be without it, one that failed included. */
export function showBand(place: Element) {
  createRoot(place).render(<DemoBand />)
}

function DemoBand() {
  const { staff } = useStaffWords()
  return (
    <aside className={styles.band} aria-label={staff.demoLabel}>
      <p>{staff.demo}</p>
    </aside>
  )
}
