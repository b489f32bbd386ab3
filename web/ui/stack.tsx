import type { ComponentProps, CSSProperties } from 'react'
import styles from './stack.module.css'

type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 12
export type StackProps = ComponentProps<'div'> & {
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
    | 'aside'
    | 'dl'
    | 'fieldset'
  /** In steps of four pixels. */
  gap?: Gap
  /** In a row, it takes the room that is left. */
  grows?: boolean
}

type CentredProps = StackProps & { isCentred?: boolean }

export function Stack(props: CentredProps) {
  const { as: Tag = 'div', gap = 3, grows = false, isCentred = false, className, ...rest } = props
  return (
    <Tag
      {...(rest as object)}
      className={joined(styles.stack, className)}
      data-gap={gap}
      data-grows={grows}
      data-centred={isCentred}
    />
  )
}

/** One column, and from 900 px two. */
export function TwoColumns({ gap = 5, className, ...rest }: ComponentProps<'div'> & { gap?: Gap }) {
  return <div {...rest} className={joined(`${styles.stack} ${styles.two}`, className)} data-gap={gap} />
}

type GridProps = StackProps & {
  /** A column is never narrower, except where the whole grid is. Pages that come as HTML may not set it. */
  minWidth?: number
}

export function Grid({ as: Tag = 'div', gap = 4, minWidth, className, ...rest }: GridProps) {
  return (
    <Tag
      {...(rest as object)}
      className={joined(styles.grid, className)}
      data-gap={gap}
      {...(minWidth && { style: { '--min': `${minWidth}px` } as CSSProperties })}
    />
  )
}

type RowProps = StackProps & {
  spread?: 'between' | 'end' | 'center'
  align?: 'start' | 'baseline'
  hasOneLine?: boolean
}

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

export function joined(own: string | undefined, given: string | undefined) {
  return given ? `${own} ${given}` : own
}
