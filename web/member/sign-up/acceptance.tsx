import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Text } from '#web/ui/text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { FieldsProps } from './person-fields.tsx'
import { useSignUpWords } from './words.ts'

/** The law asks that communications are accepted separately. */
export function Acceptance({ typed, onChange, faults = {} }: FieldsProps) {
  const { signUp } = useSignUpWords()
  const box = (name: 'accept_regulation' | 'accept_communications') => ({
    id: name,
    name,
    checked: typed[name] !== '',
    fault: faults[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.checked ? 'yes' : '' }),
  })
  return (
    <>
      <Checkbox {...box('accept_regulation')} required>
        {signUp.acceptBefore} <InNewTab to={memberPaths.regulation}>{signUp.regulation}</InNewTab>{' '}
        {signUp.acceptBetween} <InNewTab to={memberPaths.privacy}>{signUp.privacy}</InNewTab>
      </Checkbox>
      <Checkbox {...box('accept_communications')}>
        {signUp.communications}{' '}
        <Text as="span" look="secondary">
          {signUp.optional}
        </Text>
      </Checkbox>
    </>
  )
}

/** The rules open in another tab, so that the form keeps what was typed. */
function InNewTab({ to, children }: { to: string; children: ReactNode }) {
  const { signUp } = useSignUpWords()
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {signUp.newTab}</VisuallyHidden>
    </Link>
  )
}
