import { useNavigate } from 'react-router'
import { CredentialsForm } from '#web/platform/credentials-form.tsx'
import { useWords } from '#web/platform/language.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Door } from './door.tsx'
import { enter } from './session.ts'
import styles from './sign-in.module.css'

export function SignIn() {
  const { sessions } = useWords()
  const navigate = useNavigate()
  return (
    <Door>
      <div className={styles.heading}>
        <ScreenHeading screen={sessions.screen}>{sessions.title}</ScreenHeading>
        <p>{sessions.intro}</p>
      </div>
      <CredentialsForm
        onSend={async (credentials) => {
          await enter(credentials)
          await navigate('/home')
        }}
      />
    </Door>
  )
}
