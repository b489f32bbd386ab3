import type { ComponentProps } from 'react'
import styles from './text.module.css'

type TextProps = ComponentProps<'p'> & {
  as?: 'p' | 'span' | 'b' | 'small' | 'strong' | 'h2' | 'h3' | 'dt' | 'dd' | 'div' | 'time' | 'figcaption'
  /** A note is a little smaller than the text around it, quiet is a note in the secondary colour. */
  look?:
    | 'plain'
    | 'secondary'
    | 'note'
    | 'quiet'
    | 'small'
    | 'small-quiet'
    | 'strong'
    | 'title'
    | 'part-title'
    | 'group-title'
    | 'figure'
    | 'display'
  tone?: 'attention' | 'error' | 'success' | 'action' | 'caramel' | undefined
  /** The digits get equal widths, so that amounts below each other line up. */
  hasFigures?: boolean
  maxLines?: 1 | 2 | 3
  isCentred?: boolean
  /** Keeps the line breaks of a text that somebody wrote. */
  isWritten?: boolean
  /** At the end of its row. */
  isAtEnd?: boolean
}

export function Text(props: TextProps) {
  const { as: Tag = 'p', look = 'plain', tone, hasFigures = false, maxLines, className, ...others } = props
  const { isCentred = false, isWritten = false, isAtEnd = false, ...rest } = others
  return (
    <Tag
      {...(rest as object)}
      className={className ? `${styles.text} ${className}` : styles.text}
      data-look={look}
      data-tone={tone}
      data-figures={hasFigures}
      data-at-end={isAtEnd}
      data-max-lines={maxLines}
      data-centred={isCentred}
      data-written={isWritten}
    />
  )
}
