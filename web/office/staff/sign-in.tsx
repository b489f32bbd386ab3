import { useNavigate } from 'react-router'
import { CredentialsForm } from '#web/platform/credentials-form.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Gate } from './gate.tsx'
import { enter } from './session.ts'
import styles from './sign-in.module.css'
import { useStaffWords } from './words.ts'

export function SignIn() {
  const { staff } = useStaffWords()
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
