import { IconChevronDown, IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import styles from './figure.module.css'
import type { useFold } from './fold.ts'

type FoldLineProps = { fold: ReturnType<typeof useFold>; text: string; isAgreed?: boolean }

export function FoldLine({ fold, text, isAgreed = true }: FoldLineProps) {
  const Chevron = fold.isOpen ? IconChevronDown : IconChevronRight
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={fold.isOpen}
      data-marked={fold.isMarked}
      onClick={fold.toggle}
    >
      {isAgreed && <IconCircleCheck size={16} aria-hidden="true" />}
      {text}
      <Chevron size={14} aria-hidden="true" />
    </button>
  )
}
