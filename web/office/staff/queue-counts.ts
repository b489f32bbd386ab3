import { useQuery } from '@tanstack/react-query'
import { type QueueCounts, queueCounts } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { queryOf } from '#web/platform/query.ts'

/** How many wait in each queue, by the area that works on it; nothing is said of those that are not known yet. */
export function useQueueCounts(): Partial<QueueCounts> {
  const { data } = useQuery({ ...queryOf(officeApi, queueCounts), refetchInterval: 60_000 })
  return data ?? {}
}
