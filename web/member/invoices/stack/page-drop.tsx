import { IconStack2 } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import styles from './page-drop.module.css'

type PageDropProps = { isOff?: boolean; onFiles: (files: readonly File[]) => void }

/** Takes files that are dropped anywhere on the page, except where a field of its own takes them. */
export function PageDrop({ isOff = false, onFiles }: PageDropProps) {
  const { stack } = useInvoicesWords()
  const [isOver, setOver] = useState(false)

  const dragged = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files') || isInDialog(event)) return
    event.preventDefault()
    setOver(!isOff)
  })
  const dropped = useEffectEvent((event: DragEvent) => {
    setOver(false)
    if (event.defaultPrevented || isInDialog(event)) return
    event.preventDefault()
    const files = [...(event.dataTransfer?.files ?? [])]
    if (!isOff && files.length > 0) onFiles(files)
  })

  useEffect(() => {
    const over = (event: DragEvent) => dragged(event)
    const drop = (event: DragEvent) => dropped(event)
    // Of another element the pointer comes from; of none when it leaves the window.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget ?? setOver(false)
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])

  if (!isOver) return null
  return (
    <div className={styles.veil} aria-hidden="true">
      <p>
        <IconStack2 size={48} />
        {stack.dropHere}
      </p>
    </div>
  )
}

function isInDialog({ target }: DragEvent) {
  return target instanceof Element && target.closest('dialog') !== null
}
