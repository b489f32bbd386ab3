import { useQuery } from '@tanstack/react-query'
import { type AuditEntry, auditTrail } from '#contract/audit.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { useSentence } from '#web/office/kit/audit-sentence.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Panel } from './panel.tsx'
import { useOfficeReportsWords } from './words.ts'

const shown = 5

export function TeamActions() {
  const { board } = useOfficeReportsWords()
  const trail = useQuery({
    ...queryOf(officeApi, auditTrail, { kind: 'staff', changes: 'yes' }),
    refetchInterval: 60_000,
  })
  if (!trail.data) return null
  const entries = trail.data.items.slice(0, shown)
  return (
    <Panel
      span={6}
      title={board.teamActions}
      end={<TextLink to={`${officePaths.audit}?kind=staff`}>{board.allActions}</TextLink>}
    >
      {entries.length === 0 ? (
        <Text look="quiet">{board.noActions}</Text>
      ) : (
        <RuledList>
          {entries.map((entry) => (
            <Action key={entry.id} entry={entry} />
          ))}
        </RuledList>
      )}
    </Panel>
  )
}

function Action({ entry }: { entry: AuditEntry }) {
  const { day, time } = useFormat()
  const { who, what } = useSentence(entry)
  return (
    <li>
      <Text as="span" look="small-quiet">
        {`${day(entry.at)} ${time(entry.at)}`}
      </Text>
      <TextLink to={linkTo(officePaths.auditEntry, { id: String(entry.id) })}>{`${who} ${what}`}</TextLink>
    </li>
  )
}
