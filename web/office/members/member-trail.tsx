import { type AuditEntry, memberTrail } from '#contract/audit.ts'
import { useSentence } from '#web/office/kit/audit-sentence.ts'
import { useFormat } from '#web/platform/format.ts'
import { PagedTable } from './paged-table.tsx'
import { useOfficeMembersWords } from './words.ts'

export function MemberTrail({ id }: { id: string }) {
  const { memberPage } = useOfficeMembersWords()
  const { dateTime } = useFormat()
  return (
    <PagedTable
      id={id}
      view="audit"
      label={memberPage.tabs.audit}
      list={memberTrail}
      keyOf={(entry) => String(entry.id)}
      columns={[
        { key: 'date', title: memberPage.date, cell: ({ at }) => dateTime(at) },
        { key: 'action', title: memberPage.action, cell: (entry) => <Sentence entry={entry} /> },
        {
          key: 'change',
          title: memberPage.change,
          cell: ({ before, after }) =>
            [before, after].flatMap((facts) => (facts === null ? [] : [JSON.stringify(facts)])).join(' → '),
        },
      ]}
    />
  )
}

function Sentence({ entry }: { entry: AuditEntry }) {
  const { who, what } = useSentence(entry)
  return (
    <>
      <b>{who}</b> {what}
    </>
  )
}
