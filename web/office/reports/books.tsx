import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { latestAudit } from '#contract/coins-audit.ts'
import type { Answer } from '#contract/endpoint.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './reports.module.css'
import { useOfficeReportsWords } from './words.ts'

const WrongBooks = lazy(async () => ({ default: (await import('./wrong-books.tsx')).WrongBooks }))

const useAudit = () => useQuery({ ...queryOf(officeApi, latestAudit), refetchInterval: 60_000 }).data

/** Right books are one quiet line beside the title; before the first night there is nothing to tell them by. */
export function BooksRight() {
  const { board } = useOfficeReportsWords()
  const { relativeDay, time } = useFormat()
  const audit = useAudit()
  if (!audit) return null
  const { latest, is_late } = audit
  if (!latest) return <StatusLine kind="info">{board.booksNever}</StatusLine>
  if (is_late || latest.findings.length > 0) return null
  return (
    <StatusLine kind="success">
      {board.booksRight(relativeDay(latest.at, new Date()), time(latest.at))}
    </StatusLine>
  )
}

export function Books() {
  const audit = useAudit()
  if (!audit?.latest || (!audit.is_late && audit.latest.findings.length === 0)) return null
  return (
    <div className={styles.top}>
      <Verdict latest={audit.latest} isLate={audit.is_late} />
    </div>
  )
}

type VerdictProps = { latest: NonNullable<Answer<typeof latestAudit>['latest']>; isLate: boolean }

/** It cannot be overlooked. */
function Verdict({ latest, isLate }: VerdictProps) {
  const { board } = useOfficeReportsWords()
  const { number, relativeDay, time, dateTime } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const when = [relativeDay(latest.at, new Date()), time(latest.at)] as const
  const late = isLate && <Notice kind="attention">{board.booksLate(dateTime(latest.at))}</Notice>
  const { findings } = latest
  if (findings.length === 0) return late
  return (
    <Stack gap={2}>
      {late}
      <Notice kind="error">
        <Stack gap={2}>
          <Text as="strong" look="strong">
            {findings.length === 1 ? board.booksWrong1 : board.booksWrongN(number(findings.length))}
          </Text>
          <Text look="note">{board.booksChecked(...when)}</Text>
          <div>
            <Button variant="outline" onClick={() => setOpen(true)}>
              {board.booksSee}
            </Button>
          </div>
        </Stack>
      </Notice>
      {isOpen && (
        <Suspense>
          <WrongBooks findings={findings} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
