import { maxFileBytes } from '#web/member/invoices/file-words.ts'

/** Whether a phone could not hold the photo as it is. Where that is not known, it is sent as it is. */
export async function isTooLarge(file: File): Promise<boolean> {
  try {
    const { isTooLargeToDecode } = await import('#web/ui/large-picture.ts')
    return await isTooLargeToDecode(file)
  } catch (error) {
    reportError(error)
    return false
  }
}

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
