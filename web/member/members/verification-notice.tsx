import { memberPaths } from '#contract/paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useMembersWords } from './words.ts'

export function VerificationNotice({ asked }: { asked: string | undefined }) {
  const { members } = useMembersWords()
  return (
    <Notice kind="waiting">
      <h2>{members.verifyingTitle}</h2>
      <p>{asked ? members.askedText(asked) : members.verifyingText}</p>
      {asked && (
        <>
          <p>
            <TextLink to={memberPaths.editData}>{members.askedData}</TextLink>
          </p>
          <p>
            <TextLink to={memberPaths.editAddress}>{members.askedAddress}</TextLink>
          </p>
        </>
      )}
    </Notice>
  )
}
