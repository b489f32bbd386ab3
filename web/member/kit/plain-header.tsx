import { Link } from 'react-router'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import styles from './plain-header.module.css'

/** Over the public pages that need their whole width for themselves. */
export function PlainHeader({ onLanguage }: { onLanguage?: () => void }) {
  return (
    <header className={styles.header}>
      <Link className={styles.home} to="/">
        <Wordmark ground="page" height={32} />
      </Link>
      <LanguageChoice {...(onLanguage && { onChosen: onLanguage })} />
    </header>
  )
}
