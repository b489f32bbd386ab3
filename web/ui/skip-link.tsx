import styles from './skip-link.module.css'

/** First stop of the keyboard: jumps over the header to the element with the id `content`. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a className={styles.skip} href="#content">
      {text}
    </a>
  )
}
