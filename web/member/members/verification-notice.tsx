import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useMembersWords } from './words.ts'

export function VerificationNotice({ user: { profile, data_asked: asked } }: { user: User }) {
  const { members } = useMembersWords()
  if (profile.type === 'promoter') return null
  return (
    <Notice kind="waiting">
      <h2>{members.verifyingTitle}</h2>
      <p>{asked ? members.askedText(asked) : members.verifyingText[profile.type]}</p>
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
