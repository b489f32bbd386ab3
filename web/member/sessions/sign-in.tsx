import { useLocation, useNavigate } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { CredentialsForm } from '#web/platform/credentials-form.tsx'
import { useWords } from '#web/platform/language.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Grid, Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Door } from './door.tsx'
import { InterruptedNotice } from './interrupted-notice.tsx'
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
      <Stack gap={1}>
        <ScreenHeading screen={sessions.screen}>{sessions.title}</ScreenHeading>
        <Text look="secondary">{sessions.intro}</Text>
      </Stack>
      <InterruptedNotice />
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
      <Row spread="center">
        <TextLink isAlone to={memberPaths.askForReset}>
          {sessions.forgot}
        </TextLink>
      </Row>
      <Stack gap={2} isCentred className={styles.join}>
        <p>{sessions.newHere}</p>
        <ButtonLink variant="soft" isFullWidth to={memberPaths.signUp}>
          {sessions.signUp}
        </ButtonLink>
      </Stack>
      <nav aria-label={sessions.pages}>
        <Text as="div" look="note">
          <Grid gap={2}>
            <TextLink isAlone to={memberPaths.regulation}>
              {sessions.regulation}
            </TextLink>
            <TextLink isAlone to={memberPaths.privacy}>
              {sessions.privacy}
            </TextLink>
            <TextLink isAlone to={memberPaths.support}>
              {sessions.support}
            </TextLink>
          </Grid>
        </Text>
      </nav>
    </Door>
  )
}
