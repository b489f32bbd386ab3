import { IconLogout } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './sign-out-button.module.css'

type SignOutButtonProps = { isBusy: boolean; onClick: () => void; children: ReactNode }

export function SignOutButton({ isBusy, onClick, children }: SignOutButtonProps) {
  return (
    <button className={styles.out} type="button" disabled={isBusy} onClick={onClick}>
      <IconLogout size={22} aria-hidden="true" />
      {children}
    </button>
  )
}
