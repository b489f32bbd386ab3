import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, type ShelfView, viewIn } from './shelf-view.ts'

/**
 * What is shown of the store, kept in the address. It is written there without a navigation: one for each letter would
 * run the guards of the screen and take the focus out of the field.
 */
export function useShelfView() {
  const [search] = useSearchParams()
  const [view, setView] = useState(() => viewIn(search))

  function change(part: Partial<ShelfView>) {
    const next = { ...view, ...part }
    setView(next)
    window.history.replaceState(window.history.state, '', window.location.pathname + addressOf(next))
  }

  return { view, change }
}
