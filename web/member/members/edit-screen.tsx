import type { ReactNode } from 'react'
import { memberPaths } from '#contract/paths.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { useProfileWords } from './profile-words.ts'

export function EditScreen({ title, children }: { title: string; children: ReactNode }) {
  const { edit } = useProfileWords()
  return (
    <SubScreen back={{ to: memberPaths.profile, text: edit.back }} title={title}>
      {children}
    </SubScreen>
  )
}
