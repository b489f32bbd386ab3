import { type ReactNode, useMemo, useRef } from 'react'
import type { InvoiceSummary } from '#contract/invoices.ts'
import { useCoinSource } from './arriving-coins.ts'

type CoinSourceProps = {
  /** What the invoices that stand here have brought, the newest first. */
  invoices: readonly Pick<InvoiceSummary, 'coins'>[]
  children: ReactNode
}

/** Where the coins of invoices leave from. */
export function CoinSource({ invoices, children }: CoinSourceProps) {
  const place = useRef<HTMLDivElement>(null)
  const brought = useMemo(() => invoices.map(({ coins }) => coins), [invoices])
  useCoinSource(place, brought)
  return <div ref={place}>{children}</div>
}
