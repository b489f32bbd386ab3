import type { IconShape } from './icon-shape.ts'
import styles from './row-list.module.css'

type ActionRowProps = {
  onPress: () => void
  Icon: IconShape
  title: string
  isDanger?: boolean
  isBusy?: boolean
}

export function ActionRow({ onPress, Icon, title, isDanger = false, isBusy = false }: ActionRowProps) {
  return (
    <li>
      <button
        className={styles.row}
        type="button"
        data-danger={isDanger}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={onPress}
      >
        <Icon size={24} aria-hidden="true" />
        <span className={styles.words}>{title}</span>
      </button>
    </li>
  )
}
