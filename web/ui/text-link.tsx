import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './text-link.module.css'

type TextLinkProps = ComponentProps<typeof Link> & {
  /** A link on its own line is as high as a finger's target. */
  isAlone?: boolean
}

export function TextLink({ isAlone = false, ...link }: TextLinkProps) {
  return <Link {...link} className={isAlone ? styles.alone : styles.link} />
}
