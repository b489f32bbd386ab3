import { KeyCap } from '#web/ui/key-cap.tsx'
import styles from './key-legend.module.css'

type KeyLegendProps = { keys: readonly { readonly names: readonly string[]; readonly text: string }[] }

export function KeyLegend({ keys }: KeyLegendProps) {
  return (
    <p className={styles.keys}>
      {keys.map(({ names, text }) => (
        <span key={text}>
          {names.map((name) => (
            <KeyCap key={name} name={name} />
          ))}
          {text}
        </span>
      ))}
    </p>
  )
}
