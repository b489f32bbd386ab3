import styles from './skip-link.module.css'

/** Leads to the element with the id `content`. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a className={styles.skip} href="#content">
      {text}
    </a>
  )
}
