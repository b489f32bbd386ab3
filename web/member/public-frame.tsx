import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '#brand/brand.ts'
import { memberPaths } from '#contract/paths.ts'
import { useWords } from '#web/platform/language.ts'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { Queries } from '#web/platform/queries.tsx'
import { refreshAll } from '#web/platform/query.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { useProductWords } from './catalogue/words.ts'
import styles from './public-frame.module.css'

type PublicFrameProps = {
  /** What the page keeps of who opens it; nothing, unless it says so. */
  kept?: string
  children: ReactNode
}

export function PublicFrame({ kept, children }: PublicFrameProps) {
  const { shell } = useWords()
  const { productPage } = useProductWords()
  return (
    <Queries>
      <SkipLink text={shell.skipToContent} />
      <header className={styles.header}>
        <Row gap={3} spread="between" hasOneLine>
          <Link to="/">
            <Wordmark ground="dark" height={30} />
          </Link>
          <LanguageChoice onChosen={refreshAll} />
        </Row>
      </header>
      <div className={styles.content}>{children}</div>
      <Stack as="footer" gap={2} className={styles.footer}>
        <Text look="quiet">
          {kept ?? productPage.keepsNothing}{' '}
          <TextLink to={memberPaths.privacy}>{productPage.privacy}</TextLink>
        </Text>
        <Text look="quiet">
          {productPage.professional} <TextLink to="/">{productPage.join(brand.name)}</TextLink>
        </Text>
      </Stack>
    </Queries>
  )
}
