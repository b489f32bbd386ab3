import type { ComponentProps } from 'react'
import styles from './ruled-list.module.css'

/** Rows with a line above each, inside a card. */
export function RuledList(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul {...props} className={styles.list} />
}
