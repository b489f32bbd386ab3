import type { ReactNode } from 'react'
import type { Verification } from '#contract/members-verification.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import { HiddenDigits } from './hidden-digits.tsx'
import styles from './verification.module.css'
import { useOfficeMembersWords } from './words.ts'

type Sight = { kind: 'success' | 'attention' | 'error' | 'info'; text: string }
type Others = readonly { readonly name: string }[]

export function DeclaredFacts({ person }: { person: Verification }) {
  const { verifying, memberPage } = useOfficeMembersWords()
  const { profile, seen } = person
  const sight = useSights()
  return (
    <PlainTable label={verifying.declared}>
      <thead>
        <tr>
          <td />
          <th scope="col">{verifying.declared}</th>
          <th scope="col">{verifying.seen}</th>
        </tr>
      </thead>
      <tbody>
        <Row name={verifying.name} declared={person.name} />
        <Row
          name={verifying.cpf}
          declared={
            person.cpf ? <HiddenDigits person={person} field="cpf" masked={person.cpf} /> : memberPage.none
          }
          sight={sight.cpf(seen.cpf_is_valid)}
        />
        {profile !== 'breeder' && (
          <Row
            name={verifying.registrations[profile]}
            declared={person.registration ? formatCnpj(person.registration) : memberPage.none}
            sight={sight.registration(person)}
          />
        )}
        <Row name={verifying.email} declared={person.email} />
        <Row
          name={verifying.phone}
          declared={
            person.phone ? (
              <HiddenDigits person={person} field="phone" masked={person.phone} />
            ) : (
              memberPage.none
            )
          }
          sight={sight.others(seen.same_phone, 'attention')}
        />
        <Row
          name={verifying.workplaces[profile]}
          declared={person.workplace ?? memberPage.none}
          sight={sight.others(seen.same_workplace, 'info')}
        />
        {profile === 'attendant' && (
          <Row name={verifying.distributor} declared={person.distributor ?? memberPage.none} />
        )}
        <Row
          name={verifying.code}
          declared={seen.promoter?.code ?? verifying.noCode}
          sight={seen.promoter && { kind: 'success', text: verifying.promoter(seen.promoter.name) }}
        />
      </tbody>
    </PlainTable>
  )
}

type RowProps = { name: string; declared: ReactNode; sight?: Sight | null }

function Row({ name, declared, sight }: RowProps) {
  const { memberPage } = useOfficeMembersWords()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.declared}>{declared}</td>
      <td>
        {sight ? (
          <StatusLine as="span" kind={sight.kind}>
            {sight.text}
          </StatusLine>
        ) : (
          memberPage.none
        )}
      </td>
    </tr>
  )
}

function useSights() {
  const { verifying } = useOfficeMembersWords()

  function others(people: Others, kind: Sight['kind']): Sight {
    if (people.length === 0) return { kind: 'success', text: verifying.unique }
    return { kind, text: verifying.same(people.map(({ name }) => name).join(', ')) }
  }

  return {
    others,
    cpf: (isValid: boolean): Sight =>
      isValid ? { kind: 'success', text: verifying.valid } : { kind: 'error', text: verifying.invalid },
    registration({ profile, seen }: Verification): Sight | null {
      if (seen.registration_is_valid === null) return null
      if (!seen.registration_is_valid) return { kind: 'error', text: verifying.digitWrong }
      if (seen.same_registration.length > 0) return others(seen.same_registration, 'attention')
      return { kind: 'success', text: profile === 'attendant' ? verifying.digitRight : verifying.formRight }
    },
  }
}
