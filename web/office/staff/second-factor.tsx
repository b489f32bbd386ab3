import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Answer } from '#contract/endpoint.ts'
import { currentStaff } from '#contract/staff.ts'
import {
  confirmSecondFactor,
  offerSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  replaceSecondFactor,
  secondFactor,
} from '#contract/staff-account.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './account.module.css'
import { useOfficeStaffWords } from './office-words.ts'
import { useStaff } from './person.ts'
import { ProveForm } from './prove-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Offer = { secret: string; uri: string }
type Step = { offer: Offer } | { codes: readonly string[] } | 'replacing' | 'renewing' | 'removing'

export function SecondFactor() {
  const { staffAccount } = useOfficeStaffWords()
  const { data } = useSuspenseQuery(queryOf(officeApi, secondFactor))
  const [step, setStep] = useState<Step>()
  const navigate = useNavigate()
  const heldAt: string | undefined = useLocation().state?.heldAt
  const isCodes = typeof step === 'object' && 'codes' in step

  async function show(codes: Promise<{ recovery_codes: string[] }>) {
    const { recovery_codes } = await codes
    setStep({ codes: recovery_codes })
    await refresh(secondFactor)
  }

  /** Whoever was held until they had one goes on to where they wanted to go. */
  async function goOn() {
    setStep(undefined)
    await refresh(currentStaff)
    if (heldAt) await navigate(heldAt, { replace: true })
  }

  async function remove(code: string) {
    await officeApi.call(removeSecondFactor, { code })
    toast(staffAccount.turnedOff)
    setStep(undefined)
    await refresh(secondFactor)
  }

  const proved = {
    replacing: async (code: string) =>
      setStep({ offer: await officeApi.call(replaceSecondFactor, { code }) }),
    renewing: (code: string) => show(officeApi.call(renewRecoveryCodes, { code })),
    removing: remove,
  }

  return (
    <TitledCard title={staffAccount.secondFactor}>
      <State {...data} />
      {isCodes && <RecoveryCodes codes={step.codes} onDone={() => void goOn()} />}
      {typeof step === 'object' && 'offer' in step && (
        <Enrolment
          offer={step.offer}
          onProve={(code) => show(officeApi.call(confirmSecondFactor, { code }))}
          onCancel={() => setStep(undefined)}
        />
      )}
      {typeof step === 'string' && (
        <ProveForm
          label={step === 'replacing' ? staffAccount.codeOfPresent : staffAccount.codeToProve}
          takesRecovery
          onProve={proved[step]}
          onCancel={() => setStep(undefined)}
        />
      )}
      {step === undefined && <Ways {...data} onStep={setStep} />}
    </TitledCard>
  )
}

type SecondFactorState = Answer<typeof secondFactor>

function State({
  is_on: isOn,
  is_required: isRequired,
  by_sso,
  recovery_codes_left: left,
}: SecondFactorState) {
  const { staffAccount } = useOfficeStaffWords()
  const isOfCompany = useStaff().by_sso
  if (isOn)
    return (
      <Notice kind="success">
        {staffAccount.secondFactorOn} {isRequired && staffAccount.secondFactorStays}{' '}
        {staffAccount.codesLeft(left)}
      </Notice>
    )
  if (by_sso) return <Notice kind="success">{staffAccount.secondFactorOfCompany}</Notice>
  return (
    <>
      {isRequired && <Notice kind="attention">{staffAccount.secondFactorRequired}</Notice>}
      <p>{isOfCompany ? staffAccount.secondFactorOffCompany : staffAccount.secondFactorOff}</p>
    </>
  )
}

type WaysProps = SecondFactorState & { onStep: (step: Step) => void }

function Ways({ is_on: isOn, is_required: isRequired, onStep }: WaysProps) {
  const { staffAccount } = useOfficeStaffWords()
  const [isBusy, setBusy] = useState(false)

  async function offer() {
    setBusy(true)
    try {
      onStep({ offer: await officeApi.call(offerSecondFactor) })
    } catch {
      toast(staffAccount.failed, { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Row>
      {isOn ? (
        <>
          <Button variant="outline" onClick={() => onStep('replacing')}>
            {staffAccount.replace}
          </Button>
          <Button variant="outline" onClick={() => onStep('renewing')}>
            {staffAccount.renew}
          </Button>
          {!isRequired && (
            <Button variant="outline" onClick={() => onStep('removing')}>
              {staffAccount.turnOff}
            </Button>
          )}
        </>
      ) : (
        <Button isBusy={isBusy} onClick={() => void offer()}>
          {staffAccount.turnOn}
        </Button>
      )}
    </Row>
  )
}

type EnrolmentProps = { offer: Offer; onProve: (code: string) => Promise<void>; onCancel: () => void }

function Enrolment({ offer, onProve, onCancel }: EnrolmentProps) {
  const { staffAccount } = useOfficeStaffWords()
  return (
    <Stack className={styles.enrol}>
      <p>{staffAccount.scan}</p>
      <QrCode text={offer.uri} label={staffAccount.qr} />
      <p>
        {staffAccount.key} <span className={styles.key}>{offer.secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <ProveForm label={staffAccount.confirmCode} onProve={onProve} onCancel={onCancel} />
    </Stack>
  )
}
