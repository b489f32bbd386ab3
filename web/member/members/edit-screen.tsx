import type { ReactNode } from 'react'
import { memberPaths } from '#contract/paths.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { useProfileWords } from './profile-words.ts'

type EditScreenProps = { title: string; waiting?: ReactNode; children: ReactNode }

export function EditScreen({ title, waiting, children }: EditScreenProps) {
  const { edit } = useProfileWords()
  return (
    <SubScreen back={{ to: memberPaths.profile, text: edit.back }} title={title} waiting={waiting}>
      {children}
    </SubScreen>
  )
}
