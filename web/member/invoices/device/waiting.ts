import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from '#web/platform/query-client.ts'
import { deviceStore, ownerOf, type WaitingInvoice } from './store.ts'
import { bytesOf, fileFrom } from './stored-file.ts'

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
  const waiting = all.map((invoice) => ({ ...invoice, file: fileFrom(invoice.file) }))
  return waiting.sort((one, other) => one.savedAt.getTime() - other.savedAt.getTime())
}

export async function isAnythingWaiting(): Promise<boolean> {
  return (await (await deviceStore()).count('waiting')) > 0
}

export async function storeWaiting(email: string, invoice: Omit<WaitingInvoice, 'owner'>): Promise<void> {
  await put({ ...invoice, owner: await ownerOf(email) })
}

/** The invoice stays with the reason until the person decides. */
export async function noteRefusal(invoice: WaitingInvoice, refusal: string): Promise<void> {
  await put({ ...invoice, refusal })
}

export async function discardWaiting(id: string): Promise<void> {
  await (await deviceStore()).delete('waiting', id)
  await refreshWaiting()
}

async function put(invoice: WaitingInvoice) {
  const [store, file] = await Promise.all([deviceStore(), bytesOf(invoice.file)])
  await store.put('waiting', { ...invoice, file })
  await refreshWaiting()
}

function refreshWaiting() {
  return queryClient.invalidateQueries({ queryKey: [key] })
}
