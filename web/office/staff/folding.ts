import { useState } from 'react'
import { readItem, removeItem, writeItem } from '#web/platform/storage.ts'

export function useFolding() {
  const [isFolded, setFolded] = useState(() => readItem('officeRail') === 'folded')
  function fold() {
    if (isFolded) removeItem('officeRail')
    else writeItem('officeRail', 'folded')
    setFolded(!isFolded)
  }
  return { isFolded, fold }
}
