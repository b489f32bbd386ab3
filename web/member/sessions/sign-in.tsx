import { useLocation, useNavigate } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { CredentialsForm } from '#web/platform/credentials-form.tsx'
import { useWords } from '#web/platform/language.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Door } from './door.tsx'
import { enter } from './session.ts'
import styles from './sign-in.module.css'

export function SignIn() {
  const { sessions } = useWords()
  const navigate = useNavigate()
  const { state } = useLocation()
  const news = { 'recovery-sent': sessions.recoverSent, 'password-changed': sessions.resetDone }[
    String(state)
  ]
  return (
    <Door>
      <div className={styles.heading}>
        <ScreenHeading screen={sessions.screen}>{sessions.title}</ScreenHeading>
        <p>{sessions.intro}</p>
      </div>
      {news && (
        <div role="status">
          <Notice kind="success">{news}</Notice>
        </div>
      )}
      <CredentialsForm
        onSend={async (credentials) => {
          await enter(credentials)
          await navigate(memberPaths.home)
        }}
      />
      <div className={styles.elsewhere}>
        <TextLink isAlone to={memberPaths.askForReset}>
          {sessions.forgot}
        </TextLink>
      </div>
      <div className={styles.join}>
        <p>{sessions.newHere}</p>
        <ButtonLink variant="soft" to={memberPaths.signUp}>
          {sessions.signUp}
        </ButtonLink>
      </div>
      <nav className={styles.pages} aria-label={sessions.pages}>
        <TextLink isAlone to={memberPaths.regulation}>
          {sessions.regulation}
        </TextLink>
        <TextLink isAlone to={memberPaths.privacy}>
          {sessions.privacy}
        </TextLink>
        <TextLink isAlone to={memberPaths.support}>
          {sessions.support}
        </TextLink>
      </nav>
    </Door>
  )
}
