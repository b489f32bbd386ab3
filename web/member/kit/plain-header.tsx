import { Link } from 'react-router'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import styles from './plain-header.module.css'

/** Over the public pages that need their whole width for themselves. */
export function PlainHeader({ onLanguage }: { onLanguage?: () => void }) {
  return (
    <Row as="header" gap={4} spread="between" hasOneLine className={styles.header}>
      <Link className={styles.home} to="/">
        <Wordmark ground="page" height={32} />
      </Link>
      <LanguageChoice {...(onLanguage && { onChosen: onLanguage })} />
    </Row>
  )
}
