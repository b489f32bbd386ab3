import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { useIsDense } from './density.ts'

type RemovableChipProps = {
  removeLabel: string
  onRemove: () => void
  children: ReactNode
}

export function RemovableChip({ removeLabel, onRemove, children }: RemovableChipProps) {
  const isDense = useIsDense()
  return (
    <span className={styles.chip} data-dense={isDense} data-removable="true">
      <span>{children}</span>
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <IconX size={isDense ? 16 : 20} aria-hidden="true" />
      </button>
    </span>
  )
}
