import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { Button } from '#web/ui/button.tsx'
import { useListingWords } from './listing-words.ts'
import { officeApi } from './office-api.ts'
import { toastFailure } from './toast-failure.ts'

type ListingCsvProps = {
  endpoint: Endpoint
  query: Readonly<Record<string, string>>
  note?: string | undefined
}

export function ListingCsv({ endpoint, query, note }: ListingCsvProps) {
  const { listing } = useListingWords()
  const { isPending, mutate } = useMutation({
    mutationFn: () => officeApi.download(endpoint, query as Input<Endpoint>),
    onError: (error) => toastFailure(error, listing.csvFailed),
  })
  return (
    <Button variant="outline" isBusy={isPending} onClick={() => mutate()}>
      <IconDownload size={18} aria-hidden="true" />
      {listing.csv}
      {note && <small>{note}</small>}
    </Button>
  )
}
