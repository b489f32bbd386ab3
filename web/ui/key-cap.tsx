import styles from './key-cap.module.css'

/** Hidden from screen readers, which hear what the key does. */
export function KeyCap({ name, isRead = false }: { name: string; isRead?: boolean }) {
  if (isRead) return <kbd className={styles.key}>{name}</kbd>
  return (
    <span className={styles.key} aria-hidden="true">
      {name}
    </span>
  )
}
