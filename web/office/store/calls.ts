import { useQuery } from '@tanstack/react-query'
import { officePrizes, stockMoves } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { queryClient } from '#web/platform/query-client.ts'

export function usePrizes() {
  return useQuery({
    queryKey: [officePrizes.path],
    queryFn: () => officeApi.call(officePrizes),
    throwOnError: true,
  })
}

export async function askForPrizes() {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [officePrizes.path] }),
    queryClient.invalidateQueries({ queryKey: [stockMoves.path] }),
  ])
}
