import { createRoot } from 'react-dom/client'
import styles from './demo-band.module.css'
import { useStaffWords } from './words.ts'

/** The band stands outside of the screens, so that a screen that failed has it too. */
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
