import type { User } from '#contract/members.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { useMembersWords } from './words.ts'

export function Registration({ user }: { user: User }) {
  const { members } = useMembersWords()
  const { name, type, value } = user.profile
  return (
    <Card as="section" aria-labelledby="registration">
      <h2 id="registration">{members.registration}</h2>
      <Stack as="p" gap={0}>
        <b>{user.name}</b>
        <small>{user.email}</small>
      </Stack>
      <Facts>
        <Fact name={members.profile}>{members.profiles[type]}</Fact>
        {name && <Fact name={members.workplaces[type]}>{name}</Fact>}
        {value && type === 'veterinarian' && <Fact name={members.crmv}>{value}</Fact>}
        {value && type === 'attendant' && <Fact name={members.cnpj}>{formatCnpj(value)}</Fact>}
      </Facts>
    </Card>
  )
}
