import { useWords } from '#web/platform/language.ts'
import { Notice } from '#web/ui/notice.tsx'

export function Verifying() {
  const { members } = useWords()
  return (
    <Notice kind="waiting">
      <h2>{members.verifyingTitle}</h2>
      <p>{members.verifyingText}</p>
    </Notice>
  )
}
