import { changesBetween } from './diff.ts'
import styles from './pages.module.css'
import { paragraphsOf } from './paragraphs.ts'
import { useOfficePagesWords } from './words.ts'

/** What the new text says that the one in force does not, and the other way round. */
export function Changes({ before, after }: { before: string; after: string }) {
  const { texts } = useOfficePagesWords()
  const lines = changesBetween(paragraphsOf(before), paragraphsOf(after)).filter(
    ({ kind }) => kind !== 'same',
  )
  return (
    <section className={styles.changes} aria-label={texts.changes}>
      <h2>{texts.changes}</h2>
      {lines.length === 0 && <p>{texts.noChanges}</p>}
      <ul>
        {lines.map(({ kind, text }) => (
          <li key={`${kind}-${text}`} data-kind={kind}>
            <b>{kind === 'added' ? texts.added : texts.removed}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
