import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from '#web/platform/query-client.ts'
import { deviceStore, ownerOf, type WaitingInvoice } from './store.ts'

const key = 'waiting-invoices'

export function useWaitingInvoices(email: string) {
  return useQuery(
    queryOptions({
      queryKey: [key, email],
      queryFn: async () => waitingOf(await ownerOf(email)),
      staleTime: 0,
    }),
  )
}

export async function waitingOf(owner: string): Promise<WaitingInvoice[]> {
  const all = await (await deviceStore()).getAllFromIndex('waiting', 'owner', owner)
  return all.sort((one, other) => one.savedAt.getTime() - other.savedAt.getTime())
}

export async function isAnythingWaiting(): Promise<boolean> {
  return (await (await deviceStore()).count('waiting')) > 0
}

export async function storeWaiting(email: string, invoice: Omit<WaitingInvoice, 'owner'>): Promise<void> {
  const [store, owner] = await Promise.all([deviceStore(), ownerOf(email)])
  await store.put('waiting', { ...invoice, owner })
  await refreshWaiting()
}

/** Closing the app after this does not send the file again. */
export async function noteUpload(invoice: WaitingInvoice, uploadId: string): Promise<void> {
  await (await deviceStore()).put('waiting', { ...invoice, uploadId })
}

/** The invoice stays with the reason until the person decides. */
export async function noteRefusal(invoice: WaitingInvoice, refusal: string): Promise<void> {
  await (await deviceStore()).put('waiting', { ...invoice, refusal })
  await refreshWaiting()
}

export async function discardWaiting(id: string): Promise<void> {
  await (await deviceStore()).delete('waiting', id)
  await refreshWaiting()
}

function refreshWaiting() {
  return queryClient.invalidateQueries({ queryKey: [key] })
}
