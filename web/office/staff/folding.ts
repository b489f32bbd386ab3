import { useState } from 'react'
import { readItem, removeItem, writeItem } from '#web/platform/storage.ts'

/** Whether the rail shows icons alone, as this device keeps it. */
export function useFolding() {
  const [isFolded, setFolded] = useState(() => readItem('officeRail') === 'folded')
  function fold() {
    if (isFolded) removeItem('officeRail')
    else writeItem('officeRail', 'folded')
    setFolded(!isFolded)
  }
  return { isFolded, fold }
}
