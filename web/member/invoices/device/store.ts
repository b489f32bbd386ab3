import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Draft, Payload } from '#web/member/invoices/draft.ts'
import { forgetAttempts } from './attempts.ts'
import { storeName } from './store-name.ts'
import type { StoredFile } from './stored-file.ts'

/** An invoice that has not reached the server. It is sent without the person, unless the server refused it. */
export type WaitingInvoice = Payload & {
  /** Created on the device. The server takes each id once. */
  readonly id: string
  readonly owner: string
  readonly savedAt: Date
  readonly file: File
  readonly draft: Draft
  readonly estimate: number
  /** The server's reason; empty where it gave none. */
  readonly refusal?: string
}

type StoredInvoice = Omit<WaitingInvoice, 'file'> & { readonly file: StoredFile | File }

type Stores = DBSchema & {
  draft: { key: [owner: string, name: string]; value: Draft }
  file: { key: [owner: string, name: string]; value: StoredFile | File }
  waiting: { key: string; value: StoredInvoice; indexes: { owner: string } }
}

let opened: Promise<IDBPDatabase<Stores>> | undefined

export function deviceStore(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>(storeName, 1, {
    upgrade(store) {
      store.createObjectStore('draft')
      store.createObjectStore('file')
      store.createObjectStore('waiting', { keyPath: 'id' }).createIndex('owner', 'owner')
    },
    terminated: () => {
      opened = undefined
    },
  })
  return opened
}

export async function forgetOwner(email: string): Promise<void> {
  const [store, owner] = await Promise.all([deviceStore(), ownerOf(email)])
  const all = IDBKeyRange.bound([owner], [owner, []])
  const waiting = await store.getAllKeysFromIndex('waiting', 'owner', owner)
  await Promise.all([
    store.delete('draft', all),
    store.delete('file', all),
    ...waiting.flatMap((id) => [store.delete('waiting', id), forgetAttempts(id)]),
  ])
}

/** The owner is a hash of the address, so that others who use this device find nothing under their own. */
export async function ownerOf(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.toLowerCase())
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
