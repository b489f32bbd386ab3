import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, useButtonLook } from './button-look.ts'

export function ButtonLink(props: ComponentProps<typeof Link> & ButtonLook) {
  const { look, others } = useButtonLook(props)
  return <Link {...others} {...look} />
}
