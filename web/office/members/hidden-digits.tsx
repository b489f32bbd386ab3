import { IconEye } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { revealMember } from '#contract/members-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './member.module.css'
import { useOfficeMembersWords } from './words.ts'

type HiddenDigitsProps = {
  person: { id: string; is_own: boolean }
  field: 'cpf' | 'phone'
  masked: string
}

export function HiddenDigits({ person: { id, is_own }, field, masked }: HiddenDigitsProps) {
  const { memberPage } = useOfficeMembersWords()
  const may = useMay()
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => officeApi.call(revealMember, { id, field }),
    onSuccess: () => void toast(memberPage.revealed, { kind: 'info' }),
    onError: () => void toast(memberPage.failed, { kind: 'error' }),
  })
  if (data) return <span>{data.value ? formats[field](data.value) : memberPage.none}</span>
  return (
    <Row as="span" gap={1} hasOneLine>
      <span className={styles.digits}>{masked}</span>
      {may(revealMember) && !is_own && (
        <IconButton
          label={memberPage.reveal[field]}
          Icon={IconEye}
          aria-disabled={isPending}
          onClick={() => mutate()}
        />
      )}
    </Row>
  )
}

const formats = {
  cpf: (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'),
  phone: (digits: string) => digits.replace(/^(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3'),
}
