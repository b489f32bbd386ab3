import { Navigate, useNavigate, useSearchParams } from 'react-router'
import type { Answer } from '#contract/endpoint.ts'
import { memberPaths } from '#contract/paths.ts'
import { type signUp, signUpProfiles } from '#contract/sign-up.ts'
import { PlainHeader } from '#web/member/kit/plain-header.tsx'
import { useDraft } from '#web/platform/draft.ts'
import { ChooseProfile } from './choose-profile.tsx'
import { SignUpDetails } from './details.tsx'
import { emptySignUp, type Profile, secrets } from './sign-up-draft.ts'

type SignUpProps = { onSignedUp: (token: Answer<typeof signUp>) => Promise<void> }

/** Each step has its address, so that the browser's Back leads from the second to the first. */
export function SignUp({ onSignedUp }: SignUpProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const start = { ...emptySignUp, code: search.get('codigo') ?? '' }
  const { draft, change, forget } = useDraft('sign-up', start, secrets)
  const profile = signUpProfiles.find((one) => one === draft.profile_type)

  function choose(chosen: Profile) {
    if (chosen !== profile) change({ profile_type: chosen, profile_value: '' })
  }

  function addressOf(step: 1 | 2) {
    const { etapa: _, ...others } = Object.fromEntries(search)
    return { search: String(new URLSearchParams(step === 2 ? { ...others, etapa: '2' } : others)) }
  }

  const isSecondStep = search.get('etapa') === '2'
  if (isSecondStep && !profile) return <Navigate to={addressOf(1)} replace />
  return (
    <>
      <PlainHeader />
      {profile && isSecondStep ? (
        <SignUpDetails
          profile={profile}
          typed={draft}
          onChange={change}
          onBack={() => void navigate(addressOf(1))}
          onSignedUp={async (token) => {
            forget()
            await onSignedUp(token)
            await navigate(memberPaths.home)
          }}
        />
      ) : (
        <ChooseProfile profile={profile} onChoose={choose} onNext={() => void navigate(addressOf(2))} />
      )}
    </>
  )
}
