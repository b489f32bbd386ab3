import type { Files } from './files.ts'

export const everything = '/'

/** Page by page. A folder on disk is one page, however many files it has. */
export async function* listFiles(files: Files, prefix: string): AsyncGenerator<string[]> {
  let paginationToken: string | undefined
  do {
    const page = await files.listAll(prefix, { recursive: true, ...(paginationToken && { paginationToken }) })
    yield [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []))
    paginationToken = page.paginationToken
  } while (paginationToken)
}
