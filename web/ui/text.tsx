import type { ComponentProps } from 'react'
import styles from './text.module.css'

type TextProps = ComponentProps<'p'> & {
  as?: 'p' | 'span' | 'b' | 'small' | 'strong' | 'h2' | 'h3' | 'dt' | 'dd' | 'div' | 'time' | 'figcaption'
  /** Quiet explains, small is for what stands beside something else, title heads a part of a screen. */
  look?: 'plain' | 'secondary' | 'quiet' | 'small' | 'small-quiet' | 'strong' | 'title' | 'part-title'
  tone?: 'attention' | 'error' | 'success' | 'action'
  /** Figures below each other stand in columns. */
  hasFigures?: boolean
  /** At the end of its row. */
  isAtEnd?: boolean
}

/** Words in one of the styles there are. */
export function Text(props: TextProps) {
  const {
    as: Tag = 'p',
    look = 'plain',
    tone,
    hasFigures = false,
    isAtEnd = false,
    className,
    ...rest
  } = props
  return (
    <Tag
      {...(rest as object)}
      className={className ? `${styles.text} ${className}` : styles.text}
      data-look={look}
      data-tone={tone}
      data-figures={hasFigures}
      data-at-end={isAtEnd}
    />
  )
}
