import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, lookOf } from './button-look.ts'

/** Goes somewhere and looks like a button. */
export function ButtonLink(props: ComponentProps<typeof Link> & ButtonLook) {
  const { look, others } = lookOf(props)
  return <Link {...others} {...look} />
}
