import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { officePaths } from '#contract/paths.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { CredentialsForm } from '#web/platform/credentials-form.tsx'
import { useWords } from '#web/platform/language.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Text } from '#web/ui/text.tsx'
import { CodeStep } from './code-step.tsx'
import { Gate } from './gate.tsx'
import { type Credentials, enter } from './session.ts'
import { useStaffWords } from './words.ts'

export function SignIn() {
  const navigate = useNavigate()
  const leftAt = leftAtOf(useLocation().state)
  const [proven, setProven] = useState<Credentials>()

  async function send(credentials: Credentials) {
    await enter(credentials)
    await navigate(leftAt ?? officePaths.dashboard)
  }

  async function prove(credentials: Credentials) {
    try {
      await send(credentials)
    } catch (error) {
      if (!isApiFailure(error) || error.code !== 'second_factor_needed') throw error
      setProven(credentials)
    }
  }

  return (
    <Gate>
      {proven ? (
        <CodeStep onSend={(proof) => send({ ...proven, ...proof })} onBack={() => setProven(undefined)} />
      ) : (
        <PasswordStep onSend={prove} />
      )}
    </Gate>
  )
}

function PasswordStep({ onSend }: { onSend: (credentials: Credentials) => Promise<void> }) {
  const { staff } = useStaffWords()
  const { sessions } = useWords()
  const { state } = useLocation()
  return (
    <>
      <div>
        <ScreenHeading screen={staff.signInTitle}>{staff.signInTitle}</ScreenHeading>
        <Text look="quiet">{staff.signInIntro}</Text>
      </div>
      {state === 'password-chosen' && <Notice kind="success">{staff.passwordChosen}</Notice>}
      {state === 'recovery-sent' && <Notice kind="success">{sessions.recoverSent}</Notice>}
      {leftAtOf(state) && <Notice kind="info">{staff.sessionEnded}</Notice>}
      <CredentialsForm onSend={onSend} />
      <Text look="quiet">
        <Link to={officePaths.forgottenPassword}>{sessions.forgot}</Link>
      </Text>
    </>
  )
}

/** Where somebody was when their session ended: they go on there. */
function leftAtOf(state: unknown): string | undefined {
  const leftAt = typeof state === 'object' && state !== null && 'leftAt' in state ? state.leftAt : undefined
  return typeof leftAt === 'string' && leftAt !== '/' ? leftAt : undefined
}
