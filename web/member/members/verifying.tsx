import { Notice } from '#web/ui/notice.tsx'
import { useMembersWords } from './words.ts'

export function Verifying() {
  const { members } = useMembersWords()
  return (
    <Notice kind="waiting">
      <h2>{members.verifyingTitle}</h2>
      <p>{members.verifyingText}</p>
    </Notice>
  )
}
