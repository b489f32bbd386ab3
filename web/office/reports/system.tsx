import { useQuery } from '@tanstack/react-query'
import { systemState } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './reports.module.css'
import { useOfficeReportsWords } from './words.ts'

const useSystem = () => useQuery({ ...queryOf(officeApi, systemState), refetchInterval: 60_000 }).data

/** Nothing where all is well. */
export function SystemFaults() {
  const { board } = useOfficeReportsWords()
  const { number } = useFormat()
  const state = useSystem()
  if (!state || (state.is_worker_seen && state.refused_files.length === 0)) return null
  return (
    <div className={styles.top}>
      <Stack gap={2}>
        {!state.is_worker_seen && <Notice kind="error">{board.noWorker}</Notice>}
        {state.refused_files.map(({ prefix, files, unused }) => (
          <Notice key={prefix} kind="attention">
            {board.tooManyUnused(number(unused), number(files), prefix)}
          </Notice>
        ))}
      </Stack>
    </div>
  )
}

/** What is worth a look now and then. */
export function SystemFacts() {
  const { board } = useOfficeReportsWords()
  const state = useSystem()
  const { number } = useFormat()
  if (!state) return null
  const { binned_files: binned, version } = state
  return (
    <>
      {binned > 0 && (
        <Text look="small-quiet">{binned === 1 ? board.binned1 : board.binnedN(number(binned))}</Text>
      )}
      <Text look="small-quiet">{board.version(version)}</Text>
    </>
  )
}
