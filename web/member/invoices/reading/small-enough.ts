import { maxFileBytes } from '#web/member/invoices/file-words.ts'

/** The file as it is sent. A photo that could not be made smaller is left to the server to judge. */
export async function smallEnough(file: File): Promise<File> {
  try {
    const { shrinkPhoto } = await import('./shrink-photo.ts')
    return await shrinkPhoto(file, maxFileBytes)
  } catch (error) {
    reportError(error)
    return file
  }
}
