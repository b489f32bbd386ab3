import { type Draft, emptyDraft } from '#web/member/invoices/draft.ts'
import { deviceStore, ownerOf } from './store.ts'

export type StoredDraft = { readonly name: string; readonly draft: Draft; readonly file: File | undefined }

/** An invoice that is sent again has a draft of its own, under its id. */
const ordinary = 'new'

export async function loadDraft(email: string, name = ordinary): Promise<StoredDraft> {
  try {
    const [store, owner] = await Promise.all([deviceStore(), ownerOf(email)])
    const [draft, file] = await Promise.all([
      store.get('draft', [owner, name]),
      store.get('file', [owner, name]),
    ])
    return { name, draft: draft ?? emptyDraft(), file }
  } catch (error) {
    // In a browser that stores nothing, the page itself still has the draft.
    reportError(error)
    return { name, draft: emptyDraft(), file: undefined }
  }
}

export async function storeDraft(email: string, name: string, draft: Draft): Promise<void> {
  const [store, owner] = await Promise.all([deviceStore(), ownerOf(email)])
  await store.put('draft', draft, [owner, name])
}

/** The file is stored apart from the draft, so that a photo is not written again with every letter. */
export async function storeFile(email: string, name: string, file: File | undefined): Promise<void> {
  const [store, owner] = await Promise.all([deviceStore(), ownerOf(email)])
  if (file) await store.put('file', file, [owner, name])
  else await store.delete('file', [owner, name])
}

export async function forgetDraft(email: string, name: string): Promise<void> {
  const [store, owner] = await Promise.all([deviceStore(), ownerOf(email)])
  await Promise.all([store.delete('draft', [owner, name]), store.delete('file', [owner, name])])
}
