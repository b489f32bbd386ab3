/** Safari stores no `File` in a private window, so its bytes are stored. */
export type StoredFile = Readonly<Pick<File, 'name' | 'type' | 'lastModified'> & { bytes: ArrayBuffer }>

export async function bytesOf(file: File): Promise<StoredFile> {
  const { name, type, lastModified } = file
  return { name, type, lastModified, bytes: await file.arrayBuffer() }
}

/** Earlier versions stored the file itself. */
export function fileFrom(stored: StoredFile | File): File {
  if (stored instanceof File) return stored
  const { bytes, name, ...its } = stored
  return new File([bytes], name, its)
}
