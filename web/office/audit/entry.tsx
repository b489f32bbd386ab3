import { IconCopy, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AuditEntry, auditEntry } from '#contract/audit.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { useSentence } from '#web/office/kit/audit-sentence.ts'
import { useAuditWords } from '#web/office/kit/audit-words.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { useWords } from '#web/platform/language.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { scrollArea } from '#web/ui/scroll-area.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './audit.module.css'
import { changesOf } from './changes.ts'
import { useTold } from './told.ts'

/** One entry; one that a link names is asked for, one of the list is there already. */
export function Entry({ id, known }: { id: number; known: AuditEntry | undefined }) {
  const { shell } = useWords()
  const { data: entry = known } = useQuery({
    queryKey: [auditEntry.path, id],
    queryFn: () => officeApi.call(auditEntry, { id }),
    enabled: known === undefined,
    throwOnError: true,
  })
  if (entry) return <Told entry={entry} />
  return (
    <Skeleton text={shell.loading}>
      <SkeletonBlock height="320px" />
    </Skeleton>
  )
}

function Told({ entry }: { entry: AuditEntry }) {
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
      <dl className={styles.facts}>
        <dt>{audit.action}</dt>
        <dd>{entry.action}</dd>
        <dt>{audit.request}</dt>
        <dd>{entry.request_id}</dd>
      </dl>
      <Notice kind="neutral" Icon={IconLock}>
        {audit.locked}
      </Notice>
    </Pane>
  )
}

function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const { audit } = useAuditWords()
  const told = useTold()
  const [isWhole, setWhole] = useState(false)
  const all = changesOf(before, after)
  const changed = all.filter((change) => change.before !== change.after)
  const same = all.length - changed.length
  if (all.length === 0) return <p className={styles.quiet}>{audit.noChange}</p>
  return (
    <>
      <section className={styles.scroller} {...scrollArea(audit.field)}>
        <table className={styles.diff}>
          <thead>
            <tr>
              <th scope="col">{audit.field}</th>
              <th scope="col">{audit.before}</th>
              <th scope="col">{audit.after}</th>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? all : changed).map(({ field, before: was, after: is }) => (
              <tr key={field}>
                <th scope="row">{told.field(field)}</th>
                <td>
                  {was === is ? (
                    told.value(field, was)
                  ) : was === null ? (
                    audit.nothing
                  ) : (
                    <del>{told.value(field, was)}</del>
                  )}
                </td>
                <td>
                  {was === is ? (
                    told.value(field, is)
                  ) : is === null ? (
                    audit.nothing
                  ) : (
                    <ins>{told.value(field, is)}</ins>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {same > 0 && (
        <p className={styles.quiet}>
          {audit.unchanged(same)}{' '}
          <button className={styles.inline} type="button" onClick={() => setWhole(!isWhole)}>
            {isWhole ? audit.hide : audit.show}
          </button>
        </p>
      )}
    </>
  )
}

function CopyLink({ id }: { id: number }) {
  const { audit } = useAuditWords()
  async function copy() {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/gestao/auditoria/${id}`)
      toast(audit.copied)
    } catch {
      toast(audit.notCopied, { kind: 'attention' })
    }
  }
  return (
    <Button variant="outline" onClick={() => void copy()}>
      <IconCopy size={16} aria-hidden="true" />
      {audit.copy}
    </Button>
  )
}
