import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './edit-screen.module.css'
import { useProfileWords } from './profile-words.ts'

/** One task away from the profile, with the way back. */
export function EditScreen({ title, children }: { title: string; children: ReactNode }) {
  const { edit } = useProfileWords()
  return (
    <main className={styles.screen} id="content">
      <TextLink isAlone to="/perfil">
        <IconArrowLeft size={20} aria-hidden="true" />
        {edit.back}
      </TextLink>
      <ScreenHeading screen={title}>{title}</ScreenHeading>
      {children}
    </main>
  )
}
