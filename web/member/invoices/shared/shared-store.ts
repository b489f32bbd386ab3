import { memberPaths } from '#contract/paths.ts'

/** The service worker writes the same; it knows no more than how files come from other apps. */
const cacheName = 'shared'

/** What nobody came for within a day was given up, and must not meet whoever signs in next week. */
const longestMs = 24 * 60 * 60 * 1000

/** Files from other apps, kept from before anybody was signed in. */
export async function areFilesShared(): Promise<boolean> {
  return (await globalThis.caches?.has(cacheName)) ?? false
}

export async function keepShared(files: readonly File[]): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const [place, file] of files.entries()) {
    const headers = {
      'Content-Type': file.type,
      'X-File-Name': encodeURIComponent(file.name),
      'X-Shared-At': String(Date.now()),
    }
    await cache.put(`${memberPaths.sharedFiles}/${place}`, new Response(file, { headers }))
  }
}

/** Hands them over once. */
export async function takeShared(): Promise<File[]> {
  if (!(await areFilesShared())) return []
  const cache = await caches.open(cacheName)
  const kept = await cache.matchAll()
  const files = await Promise.all(kept.map(fileOf))
  await caches.delete(cacheName)
  return files.filter((file) => file !== undefined)
}

async function fileOf(kept: Response): Promise<File | undefined> {
  if (Date.now() - Number(kept.headers.get('X-Shared-At')) > longestMs) return undefined
  const name = decodeURIComponent(kept.headers.get('X-File-Name') ?? '')
  return new File([await kept.blob()], name, { type: kept.headers.get('Content-Type') ?? '' })
}
