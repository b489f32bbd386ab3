import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, type ShelfView, viewIn } from './shelf-view.ts'

/**
 * The view is kept in the address without a navigation, because one for each letter would run the guards of the screen
 * and take the focus out of the search field.
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
