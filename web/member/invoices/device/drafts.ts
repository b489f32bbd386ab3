import { type Draft, emptyDraft } from '#web/member/invoices/draft.ts'
import { deviceStore, ownerOf } from './store.ts'
import { bytesOf, fileFrom } from './stored-file.ts'

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
    return { name, draft: draft ?? emptyDraft(), file: file && fileFrom(file) }
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
export function storeFile(email: string, name: string, file: File | undefined): Promise<void> {
  return afterTheLast(async () => {
    const [store, owner] = await Promise.all([deviceStore(), ownerOf(email)])
    if (file) await store.put('file', await bytesOf(file), [owner, name])
    else await store.delete('file', [owner, name])
  })
}

export function forgetDraft(email: string, name: string): Promise<void> {
  return afterTheLast(async () => {
    const [store, owner] = await Promise.all([deviceStore(), ownerOf(email)])
    await Promise.all([store.delete('draft', [owner, name]), store.delete('file', [owner, name])])
  })
}

let last: Promise<void> = Promise.resolve()

/** Reading a photo takes longer than removing it: what was asked for later must also be done later. */
function afterTheLast(change: () => Promise<void>): Promise<void> {
  const done = last.then(change)
  last = done.catch(() => undefined)
  return done
}
