import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OfficeMember } from '#contract/members-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './member.module.css'
import { Revealed } from './revealed.tsx'
import { useOfficeMembersWords } from './words.ts'

export function Identity({ member }: { member: OfficeMember }) {
  const { memberPage } = useOfficeMembersWords()
  const { date } = useFormat()
  const { id, profile, promoter, address } = member
  const registration =
    profile.type === 'veterinarian' || profile.type === 'attendant'
      ? memberPage.registrations[profile.type]
      : null
  const delivery = address && [address.address, address.number, address.city, address.state].join(', ')
  return (
    <>
      <Card as="section">
        <h2>{memberPage.identity}</h2>
        <dl className={styles.list}>
          <Fact name={memberPage.cpf}>
            {member.cpf && <Revealed id={id} field="cpf" masked={member.cpf} />}
          </Fact>
          <Fact name={memberPage.email}>
            <Address email={member.email} />
          </Fact>
          <Fact name={memberPage.phone}>
            {member.phone && <Revealed id={id} field="phone" masked={member.phone} />}
          </Fact>
          <Fact name={memberPage.workplace}>{profile.name}</Fact>
          {registration && <Fact name={registration}>{profile.value && formatCnpj(profile.value)}</Fact>}
          {profile.type === 'attendant' && <Fact name={memberPage.distributor}>{member.distributor}</Fact>}
          {member.code && <Fact name={memberPage.code}>{member.code}</Fact>}
          <Fact name={memberPage.cameBy}>
            {promoter && (
              <TextLink to={linkTo(officePaths.member, { id: promoter.id })}>
                {promoter.code ?? promoter.name}
              </TextLink>
            )}
          </Fact>
          <Fact name={memberPage.address}>{delivery}</Fact>
          <Fact name={memberPage.since}>{date(member.created_at)}</Fact>
          {member.refusal && <Fact name={memberPage.refusal}>{member.refusal}</Fact>}
        </dl>
      </Card>
      <Consents consents={member.consents} />
    </>
  )
}

/** Too long for the line it is broken where it is read. */
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { memberPage } = useOfficeMembersWords()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || memberPage.none}</dd>
    </div>
  )
}

function Consents({ consents }: Pick<OfficeMember, 'consents'>) {
  const { memberPage } = useOfficeMembersWords()
  const { date } = useFormat()
  return (
    <Card as="section">
      <h2>{memberPage.consents}</h2>
      {consents.history.length === 0 && <p>{memberPage.noConsents}</p>}
      <dl className={`${styles.list} ${styles.consents}`}>
        {consents.history.map(({ kind, version, given_at, withdrawn_at }) => {
          const Icon = withdrawn_at ? IconCircleX : IconCircleCheck
          return (
            <div key={`${kind} ${given_at}`}>
              <dt>
                <Icon size={16} aria-hidden="true" />
                {memberPage.version(memberPage.consentKinds[kind], version)}
              </dt>
              <dd>
                {withdrawn_at ? memberPage.withdrawn(date(withdrawn_at)) : memberPage.given(date(given_at))}
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
