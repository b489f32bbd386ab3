import { useState } from 'react'
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router'
import { officePaths } from '#contract/paths.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { CredentialsForm } from '#web/platform/credentials-form.tsx'
import { useWords } from '#web/platform/language.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Text } from '#web/ui/text.tsx'
import { CodeStep } from './code-step.tsx'
import { CompanyButton } from './company-button.tsx'
import { Gate } from './gate.tsx'
import { type Credentials, type Door, enter } from './session.ts'
import { enterFromCompany } from './single-sign-on.ts'
import { useStaffWords } from './words.ts'

type Proof = { code: string; trust: boolean }

export function SignIn() {
  const navigate = useNavigate()
  const door = useLoaderData<Door | null>()
  const goOnAt = leftAtOf(useLocation().state) ?? door?.wanted ?? officePaths.dashboard
  const [proven, setProven] = useState<Credentials | string | undefined>(door?.returned)

  async function send(credentials: Credentials) {
    await enter(credentials)
    await navigate(goOnAt)
  }

  async function prove(credentials: Credentials) {
    try {
      await send(credentials)
    } catch (error) {
      if (!isApiFailure(error) || error.code !== 'second_factor_needed') throw error
      setProven(credentials)
    }
  }

  /** What was proved first is a password, or what the company account answered. */
  async function proveCode(first: Credentials | string, proof: Proof) {
    if (typeof first === 'object') await send({ ...first, ...proof })
    else await navigate(await enterFromCompany(first, proof))
  }

  return (
    <Gate>
      {proven ? (
        <CodeStep onSend={(proof) => proveCode(proven, proof)} onBack={() => setProven(undefined)} />
      ) : (
        <FirstStep door={door} goOnAt={goOnAt} onSend={prove} />
      )}
    </Gate>
  )
}

type FirstStepProps = {
  door: Door | null
  goOnAt: string
  onSend: (credentials: Credentials) => Promise<void>
}

function FirstStep({ door, goOnAt, onSend }: FirstStepProps) {
  const { staff } = useStaffWords()
  const { sessions } = useWords()
  const { state } = useLocation()
  const { passwords: hasPasswords, single_sign_on: company } = door?.ways ?? passwordsOnly
  return (
    <>
      <div>
        <ScreenHeading screen={staff.signInTitle}>{staff.signInTitle}</ScreenHeading>
        <Text look="quiet">{hasPasswords ? staff.signInIntro : staff.companyIntro}</Text>
      </div>
      {state === 'password-chosen' && <Notice kind="success">{staff.passwordChosen}</Notice>}
      {state === 'recovery-sent' && <Notice kind="success">{sessions.recoverSent}</Notice>}
      {leftAtOf(state) && <Notice kind="info">{staff.sessionEnded}</Notice>}
      {door?.failure !== undefined && (
        <div role="alert">
          <Notice kind="error">{door.failure || sessions.failed}</Notice>
        </div>
      )}
      {hasPasswords && (
        <>
          <CredentialsForm onSend={onSend} />
          <Text look="quiet">
            <Link to={officePaths.forgottenPassword}>{sessions.forgot}</Link>
          </Text>
        </>
      )}
      {company && <CompanyButton name={company.name} path={goOnAt} isOnlyWay={!hasPasswords} />}
    </>
  )
}

const passwordsOnly = { passwords: true, single_sign_on: null }

/** Where somebody was when their session ended: they go on there. */
function leftAtOf(state: unknown): string | undefined {
  const leftAt = typeof state === 'object' && state !== null && 'leftAt' in state ? state.leftAt : undefined
  return typeof leftAt === 'string' && leftAt !== '/' ? leftAt : undefined
}
