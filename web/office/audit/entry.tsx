import { IconCopy, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { type AuditEntry, auditEntry } from '#contract/audit.ts'
import { linkTo, officeBase, officePaths } from '#contract/paths.ts'
import { useSentence } from '#web/office/kit/audit-sentence.ts'
import { useAuditWords } from '#web/office/kit/audit-words.ts'
import { copyText } from '#web/office/kit/copy-text.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './audit.module.css'
import { useChangeWords } from './change-words.ts'
import { type Change, changesOf } from './changes.ts'

/** The entry that a link names, which need not be on this page of the list. */
export function LinkedEntry({ id }: { id: number }) {
  const { data: entry } = useSuspenseQuery(queryOf(officeApi, auditEntry, { id }))
  return <Entry entry={entry} />
}

export function Entry({ entry }: { entry: AuditEntry }) {
  const { audit } = useAuditWords()
  const { dateTime, number } = useFormat()
  const { who, what } = useSentence(entry)
  const { subject } = entry
  return (
    <Pane
      lead={<Avatar name={who} image={null} />}
      title={`${who} ${what}`}
      note={[audit.when(dateTime(entry.at)), audit.entry(number(entry.id))].join(' · ')}
      foot={
        <>
          <CopyLink id={entry.id} />
          {subject?.is_member && (
            <TextLink to={linkTo(officePaths.member, { id: subject.id })}>{audit.openMember}</TextLink>
          )}
          {subject && <TextLink to={`${officePaths.audit}?q=${subject.id}`}>{audit.onlyThis}</TextLink>}
        </>
      }
    >
      <Changes entry={entry} />
      <details className={styles.support}>
        <summary>{audit.forSupport}</summary>
        <Facts>
          <Fact name={audit.action}>
            <code>{entry.action}</code>
          </Fact>
          <Fact name={audit.request}>
            <code>{entry.request_id}</code>
          </Fact>
        </Facts>
      </details>
      <Notice kind="neutral" Icon={IconLock}>
        {audit.locked}
      </Notice>
    </Pane>
  )
}

function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const { audit } = useAuditWords()
  const words = useChangeWords()
  const [isWhole, setWhole] = useState(false)
  const all = changesOf(before, after)
  const changed = all.filter((change) => change.before !== change.after)
  const same = all.length - changed.length
  if (all.length === 0) return <Text look="small-quiet">{audit.noChange}</Text>
  return (
    <>
      <PlainTable label={audit.field}>
        <thead>
          <tr>
            <th scope="col">{audit.field}</th>
            <th scope="col">{audit.before}</th>
            <th scope="col">{audit.after}</th>
          </tr>
        </thead>
        <tbody className={styles.diff}>
          {(isWhole ? all : changed).map((change) => (
            <tr key={change.field}>
              <th scope="row">{words.field(change.field)}</th>
              <td>
                <Value change={change} side="before" />
              </td>
              <td>
                <Value change={change} side="after" />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {same > 0 && (
        <Text look="small-quiet">
          {audit.unchanged(same)}{' '}
          <TextButton onClick={() => setWhole(!isWhole)}>{isWhole ? audit.hide : audit.show}</TextButton>
        </Text>
      )}
    </>
  )
}

function Value({ change, side }: { change: Change; side: 'before' | 'after' }) {
  const words = useChangeWords()
  const text = words.value(change.field, change[side])
  if (change.before === change.after || change[side] === null) return text
  return side === 'before' ? <del>{text}</del> : <ins>{text}</ins>
}

function CopyLink({ id }: { id: number }) {
  const { audit } = useAuditWords()
  const link = `${window.location.origin}${officeBase}${linkTo(officePaths.auditEntry, { id: String(id) })}`
  const words = { copied: audit.copied, notCopied: audit.notCopied }
  return (
    <Button variant="outline" onClick={() => void copyText(link, words)}>
      <IconCopy size={16} aria-hidden="true" />
      {audit.copy}
    </Button>
  )
}
