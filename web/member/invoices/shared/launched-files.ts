import { areFilesShared, keepShared } from './shared-store.ts'

type FileHandle = { getFile(): Promise<File> }
type LaunchQueue = { setConsumer(consume: (launch: { files: readonly FileHandle[] }) => void): void }

/** A browser that opened the app with a file says so at once; one that did not may say nothing. */
const patienceMs = 1000

/** Keeps the files that the app was opened with from a folder, like those that other apps share. */
export async function keepLaunched(): Promise<void> {
  const { launchQueue } = window as Window & { launchQueue?: LaunchQueue }
  if (!launchQueue || (await areFilesShared())) return
  const handles = await new Promise<readonly FileHandle[]>((resolve) => {
    launchQueue.setConsumer(({ files }) => resolve(files))
    setTimeout(() => resolve([]), patienceMs)
  })
  if (handles.length > 0) await keepShared(await Promise.all(handles.map((handle) => handle.getFile())))
}
