import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import type { Verification } from '#contract/members-verification.ts'
import { copyText } from '#web/office/kit/copy-text.ts'
import { useSingleKeys } from '#web/office/kit/single-keys.ts'
import { useStaffPerson } from '#web/office/kit/staff-person.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './verification.module.css'
import { useOfficeMembersWords } from './words.ts'

/** Where the councils of veterinarians and the revenue service let anybody look a number up. */
const registers: Partial<Record<Verification['profile'], string>> = {
  veterinarian: 'https://siscad.cfmv.gov.br/paginas/busca',
  attendant: 'https://solucoes.receita.fazenda.gov.br/Servicos/cnpjreva/Cnpjreva_Solicitacao.asp',
}

export function Registration({ person: { profile, registration } }: { person: Verification }) {
  const { verifying } = useOfficeMembersWords()
  const hints = {
    veterinarian: verifying.crmvHint,
    attendant: verifying.cnpjHint,
    breeder: verifying.breederHint,
  }

  const copy = (text: string) => copyText(text, { copied: verifying.copied, notCopied: verifying.notCopied })

  const { shortcuts } = useStaffPerson()
  const register = registration ? registers[profile] : undefined
  useSingleKeys(shortcuts, {
    c: registration ? () => void copy(registration) : undefined,
    o: register ? () => void window.open(register, '_blank', 'noreferrer') : undefined,
  })

  return (
    <div className={styles.registration}>
      {registration && (
        <Row gap={3}>
          <b>
            {verifying.registrations[profile]}{' '}
            {profile === 'attendant' ? formatCnpj(registration) : registration}
          </b>
          <Button variant="outline" onClick={() => void copy(registration)}>
            <IconCopy size={16} aria-hidden="true" />
            {verifying.copy}
            {shortcuts && <KeyCap name="C" />}
          </Button>
          {register && (
            <ButtonLink variant="outline" to={register} target="_blank" rel="noreferrer">
              <IconExternalLink size={16} aria-hidden="true" />
              {verifying.lookUp}
              {shortcuts && <KeyCap name="O" />}
            </ButtonLink>
          )}
        </Row>
      )}
      <Text look="small-quiet">{hints[profile]}</Text>
    </div>
  )
}
