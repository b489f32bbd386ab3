import { useState } from 'react'
import { brand } from '#brand/brand.ts'
import { Form } from '#web/platform/form.tsx'
import { useWords } from '#web/platform/language.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CodeField, codeLength } from '#web/ui/code-field.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useStaffWords } from './words.ts'

type Proof = { code: string; trust: boolean }
type CodeStepProps = { onSend: (proof: Proof) => Promise<void>; onBack: () => void }

export function CodeStep({ onSend, onBack }: CodeStepProps) {
  const { staff } = useStaffWords()
  const { sessions } = useWords()
  const [isRecovering, setRecovering] = useState(false)
  const [code, setCode] = useState('')
  const [trust, setTrust] = useState(false)
  const { isSending, failure, submit, forgive } = useSending(onSend)
  const missing = isRecovering ? 0 : codeLength - code.length
  const title = isRecovering ? staff.recoveryTitle : staff.codeTitle

  function type(next: string) {
    setCode(next)
    forgive('code')
    if (!isRecovering && next.length === codeLength) submit({ code: next, trust })
  }

  return (
    <>
      <div>
        <Text as="b" look="small-quiet">
          {staff.step}
        </Text>
        <ScreenHeading screen={title}>{title}</ScreenHeading>
        <Text look="quiet">{isRecovering ? staff.recoveryIntro : staff.codeIntro(brand.name)}</Text>
      </div>
      <Form
        onSubmit={() => submit({ code, trust })}
        onEdit={forgive}
        failure={failure}
        fallback={sessions.failed}
      >
        {isRecovering ? (
          <TextField
            name="code"
            label={staff.recoveryCode}
            value={code}
            fault={failure?.fields.code}
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ target }) => type(target.value)}
          />
        ) : (
          <CodeField
            label={staff.code}
            hint={staff.codeHint}
            fault={failure?.fields.code}
            value={code}
            onChange={type}
          />
        )}
        <Checkbox checked={trust} onChange={({ target }) => setTrust(target.checked)}>
          {staff.trust}
        </Checkbox>
        <Button type="submit" isBusy={isSending} disabled={missing > 0}>
          {missing > 0 ? staff.codeMissing(missing) : staff.codeSend}
        </Button>
      </Form>
      <Row spread="between">
        <TextButton
          onClick={() => {
            setRecovering(!isRecovering)
            setCode('')
            forgive('code')
          }}
        >
          {isRecovering ? staff.useCode : staff.useRecovery}
        </TextButton>
        <TextButton onClick={onBack}>{staff.back}</TextButton>
      </Row>
      <Text look="small-quiet">{staff.lost}</Text>
    </>
  )
}
