import { IconFileCheck, IconId, IconMapPin } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import { signUp as signUpCall } from '#contract/sign-up.ts'
import { AddressFields } from '#web/member/kit/address-fields.tsx'
import { memberApi } from '#web/member/kit/member-api.ts'
import { Form } from '#web/platform/form.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { type FieldFaults, useSending } from '#web/platform/sending.ts'
import { readItem } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Only } from '#web/ui/only.tsx'
import { SpeechBubble } from '#web/ui/speech-bubble.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { Acceptance } from './acceptance.tsx'
import { useLabels } from './labels.ts'
import { PersonFields } from './person-fields.tsx'
import styles from './sign-up.module.css'
import { fieldOrder, type Profile, payloadOf, type SignUpDraft } from './sign-up-draft.ts'
import { Steps } from './steps.tsx'
import { useSignUpWords } from './words.ts'

/** More are a wall to whoever sent the form half filled in. The next one comes up when one of these is mended. */
const mostFaultsAtOnce = 3

type SignUpDetailsProps = {
  profile: Profile
  typed: SignUpDraft
  onChange: (change: Partial<SignUpDraft>) => void
  onBack: () => void
  onSignedUp: (token: Answer<typeof signUpCall>) => Promise<void>
}

export function SignUpDetails({ profile, typed, onChange, onBack, onSignedUp }: SignUpDetailsProps) {
  const { signUp } = useSignUpWords()
  const { isSending, failure, submit, forgive } = useSending(async () => {
    const device_token = readItem('device')
    const form = { ...payloadOf(typed, profile), ...(device_token && { device_token }) }
    await onSignedUp(await memberApi.call(signUpCall, form))
  })
  const faults = inOrder(failure?.fields ?? {}, useLabels(profile))
  const shown = faults.slice(0, mostFaultsAtOnce)
  const shownFields = Object.fromEntries(shown.map(({ id, fault }) => [id, fault]))

  function change(part: Partial<SignUpDraft>) {
    forgive(...Object.keys(part))
    onChange(part)
  }

  return (
    <main className={styles.details}>
      <Stack gap={6} className={styles.side}>
        <Steps step={2}>
          <button type="button" className={styles.change} onClick={onBack}>
            {signUp.changeProfile}
          </button>
        </Steps>
        <Stack gap={2}>
          <ScreenHeading screen={signUp.screen(2)}>{signUp.profiles[profile].heading}</ScreenHeading>
          <Text look="secondary">{signUp.intro}</Text>
        </Stack>
        {faults.length > 0 && (
          <ErrorSummary
            key={failure?.attempt}
            title={signUp.toMend(faults.length)}
            faults={shown}
            note={faults.length > shown.length ? signUp.moreToMend(faults.length - shown.length) : undefined}
          />
        )}
        <Only on="from-900">
          <SpeechBubble>
            <Text look="note">
              <b>{signUp.why[profile]}</b>
            </Text>
            <Text look="note">{signUp.whyText[profile]}</Text>
          </SpeechBubble>
        </Only>
      </Stack>
      <Form
        onSubmit={() => submit(undefined)}
        onEdit={forgive}
        failure={failure}
        fallback={signUp.failed}
        hasSummary
      >
        <Block title={signUp.data} Icon={IconId}>
          <PersonFields profile={profile} typed={typed} onChange={change} faults={shownFields} />
        </Block>
        <Block title={signUp.address} Icon={IconMapPin}>
          <AddressFields value={typed} onChange={change} faults={shownFields} />
        </Block>
        <Block title={signUp.acceptance} Icon={IconFileCheck}>
          <Acceptance typed={typed} onChange={change} faults={shownFields} />
        </Block>
        <Columns widths={['1fr', '2fr']}>
          <Button variant="outline" onClick={onBack}>
            {signUp.back}
          </Button>
          <Button type="submit" isBusy={isSending}>
            {signUp.create}
          </Button>
        </Columns>
      </Form>
    </main>
  )
}

type BlockProps = { title: string; Icon: ComponentType<{ 'aria-hidden': 'true' }>; children: ReactNode }

function Block({ title, Icon, children }: BlockProps) {
  return (
    <Stack as="section" gap={5} className={styles.block} aria-label={title}>
      <Row gap={3} hasOneLine>
        <Tile sizePx={40}>
          <Icon aria-hidden="true" />
        </Tile>
        <h2>{title}</h2>
      </Row>
      {children}
    </Stack>
  )
}

function inOrder(faults: FieldFaults, labels: Readonly<Record<string, string>>) {
  return fieldOrder.flatMap((id) => {
    const fault = faults[id]
    return fault ? [{ id, fault, text: `${labels[id]}: ${fault}` }] : []
  })
}
