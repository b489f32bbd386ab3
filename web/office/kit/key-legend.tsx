import { KeyCap } from '#web/ui/key-cap.tsx'
import { Only } from '#web/ui/only.tsx'
import { Row } from '#web/ui/stack.tsx'
import styles from './key-legend.module.css'

type KeyLegendProps = { keys: readonly { readonly names: readonly string[]; readonly text: string }[] }

export function KeyLegend({ keys }: KeyLegendProps) {
  return (
    <Only on="mouse">
      <Row as="p" className={styles.keys}>
        {keys.map(({ names, text }) => (
          <Row as="span" key={text} className={styles.keys}>
            {names.map((name) => (
              <KeyCap key={name} name={name} />
            ))}
            {text}
          </Row>
        ))}
      </Row>
    </Only>
  )
}
