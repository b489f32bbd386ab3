import { IconExternalLink } from '@tabler/icons-react'
import type { Verification } from '#contract/members-verification.ts'
import { useFormat } from '#web/platform/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './verification.module.css'
import { useOfficeMembersWords } from './words.ts'

type SentDocumentProps = { name: string; document: NonNullable<Verification['document']> }

/** What the person sent because it was asked for. */
export function SentDocument({ name, document: { link, type, sent_at } }: SentDocumentProps) {
  const { verifying } = useOfficeMembersWords()
  const { dateTime } = useFormat()
  return (
    <Stack as="section" gap={2} aria-label={verifying.documentOf(name)}>
      <Text look="small-quiet">{verifying.documentSent(dateTime(sent_at))}</Text>
      {type === 'image' ? (
        <a href={link} target="_blank" rel="noreferrer">
          <img className={styles.document} src={link} alt={verifying.documentOf(name)} />
        </a>
      ) : (
        <ButtonLink variant="outline" to={link} target="_blank" rel="noreferrer">
          <IconExternalLink size={16} aria-hidden="true" />
          {verifying.openDocument}
        </ButtonLink>
      )}
    </Stack>
  )
}
