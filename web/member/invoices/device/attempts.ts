import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { WaitingReason } from '#contract/invoices-devices.ts'

/** What became of the tries to deliver an invoice that waits on the device. */
export type Attempts = {
  readonly tries: number
  /** Of the last one. */
  readonly reason: WaitingReason
  /** The file as the server has it already. */
  readonly uploadId?: string | undefined
}

type Stores = DBSchema & { attempts: { key: string; value: Attempts } }

let opened: Promise<IDBPDatabase<Stores>> | undefined

/**
 * Apart from the invoices, whose photos would otherwise be written again with every try; in a database of its own,
 * because one that has to grow waits for every tab that still has it open.
 */
function attemptStore(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>('invoice-attempts', 1, {
    upgrade: (store) => void store.createObjectStore('attempts'),
    terminated: () => {
      opened = undefined
    },
  })
  return opened
}

export async function attemptsOf(id: string): Promise<Attempts | undefined> {
  return (await attemptStore()).get('attempts', id)
}

export async function noteTry(id: string, reason: WaitingReason): Promise<void> {
  const store = await attemptStore()
  const before = await store.get('attempts', id)
  await store.put('attempts', { ...before, tries: (before?.tries ?? 0) + 1, reason }, id)
}

/** Closing the app after this does not send the file again. */
export async function noteUpload(id: string, uploadId: string): Promise<void> {
  const store = await attemptStore()
  const before = await store.get('attempts', id)
  await store.put('attempts', { tries: 0, reason: 'network', ...before, uploadId }, id)
}

export async function forgetAttempts(id: string): Promise<void> {
  await (await attemptStore()).delete('attempts', id)
}
