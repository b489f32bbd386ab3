import { queryOptions } from '@tanstack/react-query'
import { emptyDraft } from '#web/member/invoices/draft.ts'
import { forgetDraft, type StoredDraft, storeDraft, storeFile } from './drafts.ts'
import { deviceStore, ownerOf } from './store.ts'
import { fileFrom } from './stored-file.ts'

/** Each is a draft like any other, so that the form can open it. */
export type StackItem = StoredDraft & { readonly file: File }

const prefix = 'stack-'

export function isInStack(name: string): boolean {
  return name.startsWith(prefix)
}

/** Named so that they come back in the order in which they were taken. */
export function stackItem(file: File, place: number): StackItem {
  const order = `${Date.now()}-${String(place).padStart(2, '0')}`
  return { name: `${prefix}${order}-${crypto.randomUUID()}`, draft: emptyDraft(), file }
}

/** How many there are. */
export function stackQuery(email: string) {
  return queryOptions({
    queryKey: ['invoice-stack', email],
    queryFn: async () => (await loadStack(email)).length,
    staleTime: 0,
  })
}

export async function loadStack(email: string): Promise<StackItem[]> {
  try {
    const [store, owner] = await Promise.all([deviceStore(), ownerOf(email)])
    const all = IDBKeyRange.bound([owner, prefix], [owner, `${prefix}\uffff`])
    const names = (await store.getAllKeys('file', all)).map(([, name]) => name)
    return await Promise.all(
      names.map(async (name) => {
        const [draft, file] = await Promise.all([
          store.get('draft', [owner, name]),
          store.get('file', [owner, name]),
        ])
        if (!file) throw new Error('the file of a stacked invoice has gone')
        return { name, draft: draft ?? emptyDraft(), file: fileFrom(file) }
      }),
    )
  } catch (error) {
    // In a browser that stores nothing, the page itself still has them.
    reportError(error)
    return []
  }
}

/** Stores what is not stored yet. */
export async function storeStacked(email: string, { name, draft, file }: StackItem, stored?: StackItem) {
  await Promise.all([
    stored?.draft !== draft && storeDraft(email, name, draft),
    stored?.file !== file && storeFile(email, name, file),
  ])
}

export function forgetStacked(email: string, name: string): Promise<void> {
  return forgetDraft(email, name)
}
