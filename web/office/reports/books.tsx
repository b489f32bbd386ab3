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

export function Books() {
  const { data } = useQuery({ ...queryOf(officeApi, latestAudit), refetchInterval: 60_000 })
  return data ? (
    <div className={styles.top}>
      <Verdict audit={data} />
    </div>
  ) : null
}

/** Right books are one quiet line; anything else cannot be overlooked. */
function Verdict({ audit: { latest, is_late } }: { audit: Answer<typeof latestAudit> }) {
  const { board } = useOfficeReportsWords()
  const { number, relativeDay, time, dateTime } = useFormat()
  const [isOpen, setOpen] = useState(false)
  if (!latest) return <Notice kind="attention">{board.booksNever}</Notice>
  const when = [relativeDay(latest.at, new Date()), time(latest.at)] as const
  const late = is_late && <Notice kind="attention">{board.booksLate(dateTime(latest.at))}</Notice>
  const { findings } = latest
  if (findings.length === 0)
    return late || <StatusLine kind="success">{board.booksRight(...when)}</StatusLine>
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
