import type { ReactNode } from 'react'
import { SubScreen } from '#web/platform/sub-screen.tsx'
import { useProfileWords } from './profile-words.ts'

/** One task away from the profile. */
export function EditScreen({ title, children }: { title: string; children: ReactNode }) {
  const { edit } = useProfileWords()
  return (
    <SubScreen back={{ to: '/perfil', text: edit.back }} title={title}>
      {children}
    </SubScreen>
  )
}
