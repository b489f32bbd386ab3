import styles from './table.module.css'

type TableCheckboxProps = {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onChange: () => void
}

/** The label makes the whole cell a target. */
export function TableCheckbox({ label, isChecked, isMixed = false, onChange }: TableCheckboxProps) {
  return (
    <label className={styles.choose}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={onChange}
      />
    </label>
  )
}
