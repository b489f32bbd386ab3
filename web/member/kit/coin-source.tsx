import { type ReactNode, useRef } from 'react'
import { useCoinSource } from './arriving-coins.ts'

/** The place of an invoice that its coins leave from. */
export function CoinSource({ coins, children }: { coins: number | null; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useCoinSource(place, coins)
  return <div ref={place}>{children}</div>
}
