import styles from './key-cap.module.css'

/** A key of the keyboard, drawn beside what it does. Who listens hears only that; the help says both. */
export function KeyCap({ name, isRead = false }: { name: string; isRead?: boolean }) {
  if (isRead) return <kbd className={styles.key}>{name}</kbd>
  return (
    <span className={styles.key} aria-hidden="true">
      {name}
    </span>
  )
}
