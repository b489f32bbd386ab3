import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from '#web/platform/query-client.ts'
import { type Attempts, attemptsOf, forgetAttempts, noteTry } from './attempts.ts'
import { deviceStore, ownerOf, type WaitingInvoice } from './store.ts'
import { bytesOf, fileFrom } from './stored-file.ts'

const key = 'waiting-invoices'

export type TriedInvoice = WaitingInvoice & { readonly attempts: Attempts | undefined }

export function useWaitingInvoices(email: string) {
  return useQuery(
    queryOptions({
      queryKey: [key, email],
      queryFn: async () => waitingOf(await ownerOf(email)),
      staleTime: 0,
    }),
  )
}

export async function waitingOf(owner: string): Promise<TriedInvoice[]> {
  const all = await (await deviceStore()).getAllFromIndex('waiting', 'owner', owner)
  const tried = await Promise.all(
    all.map(async (invoice) => ({
      ...invoice,
      file: fileFrom(invoice.file),
      attempts: await attemptsOf(invoice.id),
    })),
  )
  return tried.sort((one, other) => one.savedAt.getTime() - other.savedAt.getTime())
}

export async function isAnythingWaiting(): Promise<boolean> {
  return (await (await deviceStore()).count('waiting')) > 0
}

/** It was tried once, and the network failed: that is why it waits. */
export async function storeWaiting(email: string, invoice: Omit<WaitingInvoice, 'owner'>): Promise<void> {
  await put({ ...invoice, owner: await ownerOf(email) })
  await noteFailedTry(invoice.id, 'network')
}

export async function noteFailedTry(id: string, reason: Attempts['reason']): Promise<void> {
  await noteTry(id, reason)
  await refreshWaiting()
}

/** Nobody is signed in any more, whoever they are of. */
export async function noteSessionEnded(): Promise<void> {
  const ids = await (await deviceStore()).getAllKeys('waiting')
  await Promise.all(ids.map((id) => noteTry(id, 'session')))
}

/** The invoice stays with the reason until the person decides. */
export async function noteRefusal({ attempts: _, ...invoice }: TriedInvoice, refusal: string): Promise<void> {
  await put({ ...invoice, refusal })
  await noteFailedTry(invoice.id, 'refused')
}

export async function discardWaiting(id: string): Promise<void> {
  await (await deviceStore()).delete('waiting', id)
  await forgetAttempts(id)
  await refreshWaiting()
}

async function put(invoice: WaitingInvoice) {
  const [store, file] = await Promise.all([deviceStore(), bytesOf(invoice.file)])
  await store.put('waiting', { ...invoice, file })
}

function refreshWaiting() {
  return queryClient.invalidateQueries({ queryKey: [key] })
}
