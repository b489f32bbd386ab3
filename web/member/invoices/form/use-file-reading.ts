import { useRef, useState } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { matchProduct } from '#domain/match-product.ts'
import { productsQuery } from '#web/member/invoices/products.ts'
import type { InvoiceReading } from '#web/member/invoices/reading/invoice-reading.ts'
import { queryClient } from '#web/platform/query-client.ts'

export type ReadingState = 'idle' | 'reading' | 'read' | 'no-products' | 'nothing'

/** The code that reads files is loaded only when one is chosen. */
export function useFileReading(onRead: (reading: InvoiceReading, products: readonly Product[]) => void) {
  const [state, setState] = useState<ReadingState>('idle')
  const latest = useRef<File>(undefined)

  async function read(file: File | undefined) {
    latest.current = file
    setState(file ? 'reading' : 'idle')
    if (!file) return
    const [reading, products] = await Promise.all([readOrReport(file), knownProducts()])
    // Another file has been chosen meanwhile.
    if (latest.current !== file) return
    if (!reading) return setState('nothing')
    onRead(reading, products)
    const isOurs = reading.from === 'photo' || reading.rows.some((row) => matchProduct(row, products))
    setState(isOurs ? 'read' : 'no-products')
  }

  return { state, read: (file: File | undefined) => void read(file) }
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
