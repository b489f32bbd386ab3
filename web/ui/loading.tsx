import styles from './loading.module.css'

/** Blocks of about the screen's size while it is on its way; shown only if that takes longer than a blink. */
export function Loading({ text }: { text: string }) {
  return (
    <main className={styles.loading}>
      <p role="status">{text}</p>
      <i className={styles.title} />
      <i className={styles.hero} />
      <i className={styles.card} />
    </main>
  )
}
