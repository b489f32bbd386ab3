import type { CSSProperties } from 'react'
import styles from './stack.module.css'
import { joined, type StackProps } from './stack.tsx'

type ColumnWidth = number | 'auto' | `${number}fr`

type ColumnsProps = StackProps & {
  /** Pixels at most, as wide as its content, or a share of what is left. Pages that come as HTML may not set it. */
  widths: readonly ColumnWidth[]
  /** On narrower screens they stand below each other. */
  from?: 360 | 600 | 700 | 900 | 1000 | 1100
  align?: 'start' | 'center'
}

export function Columns({ widths, from, align, gap = 3, className, as: Tag = 'div', ...rest }: ColumnsProps) {
  return (
    <Tag
      {...(rest as object)}
      className={joined(`${styles.stack} ${styles.columns}`, className)}
      data-gap={gap}
      data-from={from}
      data-align={align}
      style={{ '--widths': widths.map(trackOf).join(' ') } as CSSProperties}
    />
  )
}

function trackOf(width: ColumnWidth): string {
  if (width === 'auto') return width
  return `minmax(0, ${typeof width === 'number' ? `${width}px` : width})`
}
