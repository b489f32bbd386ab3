import type { ComponentProps } from 'react'
import styles from './stack.module.css'

type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 12
type StackProps = ComponentProps<'div'> & {
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'header'
    | 'footer'
    | 'nav'
    | 'span'
    | 'p'
    | 'ul'
    | 'ol'
    | 'li'
    | 'figure'
  /** In steps of four pixels. */
  gap?: Gap
  /** In a row, it takes the room that is left. */
  grows?: boolean
}

/** One below the other, as wide as there is room. */
export function Stack({ as: Tag = 'div', gap = 3, grows = false, className, ...rest }: StackProps) {
  return (
    <Tag
      {...(rest as object)}
      className={joined(styles.stack, className)}
      data-gap={gap}
      data-grows={grows}
    />
  )
}

type RowProps = StackProps & {
  /** Between the first and the last, or after them. */
  spread?: 'between' | 'end'
  /** At the top of the tallest, or on one line of text. */
  align?: 'start' | 'baseline'
  hasOneLine?: boolean
}

/** One beside the other, and on further lines where there is no room. */
export function Row(props: RowProps) {
  const { as: Tag = 'div', gap = 2, grows = false, spread, align, hasOneLine = false, ...rest } = props
  return (
    <Tag
      {...(rest as object)}
      className={joined(styles.row, rest.className)}
      data-gap={gap}
      data-grows={grows}
      data-spread={spread}
      data-align={align}
      data-one-line={hasOneLine}
    />
  )
}

function joined(own: string | undefined, given: string | undefined) {
  return given ? `${own} ${given}` : own
}
