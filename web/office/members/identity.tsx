import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OfficeMember } from '#contract/members-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { useFormat } from '#web/platform/format.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { HiddenDigits } from './hidden-digits.tsx'
import { useOfficeMembersWords } from './words.ts'

export function Identity({ member }: { member: OfficeMember }) {
  const { memberPage } = useOfficeMembersWords()
  const { date } = useFormat()
  const { profile, promoter, address } = member
  const registration =
    profile.type === 'veterinarian' || profile.type === 'attendant'
      ? memberPage.registrations[profile.type]
      : null
  const delivery = address && [address.address, address.number, address.city, address.state].join(', ')
  return (
    <>
      <TitledCard title={memberPage.identity}>
        <Facts>
          <KnownFact name={memberPage.cpf}>
            {member.cpf && <HiddenDigits person={member} field="cpf" masked={member.cpf} />}
          </KnownFact>
          <KnownFact name={memberPage.email}>
            <Address email={member.email} />
          </KnownFact>
          <KnownFact name={memberPage.phone}>
            {member.phone && <HiddenDigits person={member} field="phone" masked={member.phone} />}
          </KnownFact>
          <KnownFact name={memberPage.workplace}>{profile.name}</KnownFact>
          {registration && (
            <KnownFact name={registration}>{profile.value && formatCnpj(profile.value)}</KnownFact>
          )}
          {profile.type === 'attendant' && (
            <KnownFact name={memberPage.distributor}>{member.distributor}</KnownFact>
          )}
          {member.code && <KnownFact name={memberPage.code}>{member.code}</KnownFact>}
          <KnownFact name={memberPage.cameBy}>
            {promoter && (
              <TextLink to={linkTo(officePaths.member, { id: promoter.id })}>
                {promoter.code ?? promoter.name}
              </TextLink>
            )}
          </KnownFact>
          <KnownFact name={memberPage.address}>{delivery}</KnownFact>
          <KnownFact name={memberPage.since}>{date(member.created_at)}</KnownFact>
          {member.refusal && <KnownFact name={memberPage.refusal}>{member.refusal}</KnownFact>}
        </Facts>
      </TitledCard>
      <Consents consents={member.consents} />
    </>
  )
}

/** A long address breaks before the @. */
function Address({ email }: { email: string }) {
  const at = email.indexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

function KnownFact({ name, children }: { name: string; children: ReactNode }) {
  const { memberPage } = useOfficeMembersWords()
  return <Fact name={name}>{children || memberPage.none}</Fact>
}

function Consents({ consents }: Pick<OfficeMember, 'consents'>) {
  const { memberPage } = useOfficeMembersWords()
  const { date } = useFormat()
  return (
    <TitledCard title={memberPage.consents}>
      {consents.history.length === 0 && <p>{memberPage.noConsents}</p>}
      <Stack as="ul" gap={2}>
        {consents.history.map(({ kind, version, given_at, withdrawn_at }) => {
          const Icon = withdrawn_at ? IconCircleX : IconCircleCheck
          return (
            <Row as="li" key={`${kind} ${given_at}`}>
              <Icon size={16} aria-hidden="true" />
              <Text as="span" look="quiet">
                {memberPage.version(memberPage.consentKinds[kind], version)}
              </Text>
              <Text as="small" look="small-quiet" isAtEnd>
                {withdrawn_at ? memberPage.withdrawn(date(withdrawn_at)) : memberPage.given(date(given_at))}
              </Text>
            </Row>
          )
        })}
      </Stack>
    </TitledCard>
  )
}
