import { useNavigate } from 'react-router'
import { CredentialsForm } from '#web/platform/credentials-form.tsx'
import { useWords } from '#web/platform/language.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Gate } from './gate.tsx'
import { enter } from './session.ts'
import styles from './sign-in.module.css'

export function SignIn() {
  const { staff } = useWords()
  const navigate = useNavigate()
  return (
    <Gate>
      <div className={styles.heading}>
        <ScreenHeading screen={staff.signInTitle}>{staff.signInTitle}</ScreenHeading>
        <p>{staff.signInIntro}</p>
      </div>
      <CredentialsForm
        onSend={async (credentials) => {
          await enter(credentials)
          await navigate('/inicio')
        }}
      />
    </Gate>
  )
}
