import styles from './loading.module.css'

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
