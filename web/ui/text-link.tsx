import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './text-link.module.css'

type TextLinkProps = ComponentProps<typeof Link> & {
  /** On a line of its own it is a target for a finger; within a sentence it is as high as the line. */
  isAlone?: boolean
}

export function TextLink({ isAlone = false, ...link }: TextLinkProps) {
  return <Link {...link} className={isAlone ? styles.alone : styles.link} />
}
