import { IconBrandWhatsapp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type ButtonLook, useButtonLook } from './button-look.ts'

type WhatsAppLinkProps = Omit<ButtonLook, 'variant'> & { href: string; children: ReactNode }

export function WhatsAppLink({ href, children, ...size }: WhatsAppLinkProps) {
  const { look } = useButtonLook({ ...size, variant: 'whatsapp' })
  return (
    <a {...look} href={href} target="_blank" rel="noopener">
      <IconBrandWhatsapp size={24} aria-hidden="true" />
      {children}
    </a>
  )
}
