import { Outlet } from 'react-router'
import { useWords } from '#web/platform/language.ts'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { MemberHeader } from './members/member-header.tsx'
import { useUser } from './sessions/session.ts'
import { SignOut } from './sessions/sign-out.tsx'

/** What surrounds every screen of a signed-in person. */
export function Shell() {
  const { shell } = useWords()
  return (
    <>
      <SkipLink text={shell.skipToContent} />
      <MemberHeader user={useUser()}>
        <LanguageChoice isCompactWhenNarrow />
        <SignOut />
      </MemberHeader>
      <Outlet />
    </>
  )
}
