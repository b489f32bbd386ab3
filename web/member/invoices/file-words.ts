import { useFormat } from '#web/platform/format.ts'
import type { FileWords } from '#web/ui/file-words.ts'
import { useInvoicesWords } from './words.ts'

export const acceptedFiles =
  'image/jpeg,image/png,image/webp,application/pdf,text/xml,application/xml,.xml,.pdf'
export const maxFileBytes = 10 * 1024 * 1024

/** Photos up to this size are made smaller before they are sent; larger files are no photos of invoices. */
const maxPhotoBytes = 60 * 1024 * 1024

/** A photo that this browser cannot make smaller has to fit as it is. */
export async function maxBytesOf(file: File): Promise<number> {
  if (file.size <= maxFileBytes || !file.type.startsWith('image/')) return maxFileBytes
  const { canShrink } = await import('./reading/shrink-photo.ts')
  return (await canShrink(file)) ? maxPhotoBytes : maxFileBytes
}

export function useFileWords(): FileWords {
  const { file } = useInvoicesWords()
  return { ...file.words, size: useFormat().kilobytes }
}
