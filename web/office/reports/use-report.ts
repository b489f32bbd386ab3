import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { Period } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useLanguage } from '#web/platform/language.ts'

/** A report of a period; the one before stays until it has come. */
export function useReport<E extends Endpoint>(endpoint: E, period: Period): Answer<E> | undefined {
  const language = useLanguage()
  const asked: Readonly<Record<string, unknown>> = period
  const { data } = useQuery({
    queryKey: [endpoint.path, period.from, period.to, language],
    queryFn: () => officeApi.call<Endpoint>(endpoint, asked as Record<string, never>),
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  return data as Answer<E> | undefined
}
