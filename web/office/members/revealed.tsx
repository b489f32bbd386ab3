import { IconEye } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { revealMember } from '#contract/members-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './revealed.module.css'
import { useOfficeMembersWords } from './words.ts'

type RevealedProps = { id: string; field: 'cpf' | 'phone'; masked: string }

/** Hidden digits, and the way to see them, which is written down. */
export function Revealed({ id, field, masked }: RevealedProps) {
  const { memberPage } = useOfficeMembersWords()
  const may = useMay()
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => officeApi.call(revealMember, { id, field }),
    onSuccess: () => void toast(memberPage.revealed, { kind: 'info' }),
    onError: () => void toast(memberPage.failed, { kind: 'error' }),
  })
  if (data) return <span>{data.value ? written[field](data.value) : memberPage.none}</span>
  return (
    <span className={styles.revealed}>
      {masked}
      {may(revealMember) && (
        <IconButton
          label={memberPage.reveal[field]}
          Icon={IconEye}
          aria-disabled={isPending}
          onClick={() => mutate()}
        />
      )}
    </span>
  )
}

const written = {
  cpf: (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'),
  phone: (digits: string) => digits.replace(/^(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3'),
}
