import { useRef, useState } from 'react'
import type { Product } from '#contract/catalogue.ts'
import type { Draft } from '#web/member/invoices/draft.ts'
import { productsQuery } from '#web/member/invoices/products.ts'
import type { InvoiceReading } from '#web/member/invoices/reading/invoice-reading.ts'
import { queryClient } from '#web/platform/query-client.ts'

export type ReadingState = 'idle' | 'reading' | 'read' | 'no-products' | 'nothing'

/** The code that reads files, and fills in what was read, is loaded only when one is chosen. */
export function useFileReading(onRead: (fill: (draft: Draft) => Draft) => void) {
  const [state, setState] = useState<ReadingState>('idle')
  const latest = useRef<File>(undefined)

  async function read(file: File | undefined) {
    latest.current = file
    setState(file ? 'reading' : 'idle')
    if (!file) return
    const filling = await fillingFrom(file).catch(reportError)
    // Another file has been chosen meanwhile.
    if (latest.current !== file) return
    if (!filling) return setState('nothing')
    onRead(filling.fill)
    setState(filling.isOfOurs ? 'read' : 'no-products')
  }

  return { state, read: (file: File | undefined) => void read(file) }
}

async function fillingFrom(file: File) {
  const [{ fillDraft, isOfOurs }, reading, products] = await Promise.all([
    import('#web/member/invoices/reading/fill-draft.ts'),
    readOrReport(file),
    knownProducts(),
  ])
  if (!reading) return undefined
  const fill = (draft: Draft) => fillDraft(draft, reading, products)
  return { fill, isOfOurs: isOfOurs(reading, products) }
}

export async function readOrReport(file: File): Promise<InvoiceReading | undefined> {
  try {
    const { readFile } = await import('#web/member/invoices/reading/read-file.ts')
    return await readFile(file)
  } catch (error) {
    reportError(error)
    return undefined
  }
}

export function knownProducts(): Promise<readonly Product[]> {
  return queryClient.ensureQueryData(productsQuery).catch(() => [])
}
