import type { CSSProperties } from 'react'
import { brand } from '#brand/brand.ts'
import logo from '#brand/logo-wordmark.svg'
import type { User } from '#contract/members.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { shownCode } from '#domain/recommendation-code.ts'
import { fullName } from '#web/member/kit/product-name.ts'
import { useFormat } from '#web/platform/format.ts'
import { cpfMask, masked } from '#web/ui/masks.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './prescription-sheet.module.css'
import { usePrescriptionsWords } from './words.ts'

/** Printed on A4, and dark on white in both themes. */
export function PrescriptionSheet({ prescription, user }: { prescription: Prescription; user: User }) {
  const { paper } = usePrescriptionsWords()
  const { date, number } = useFormat()
  const { product, client_name, cpf, pet_breed, daily_dose, created_at, code: token } = prescription
  const facts = [
    [paper.client, client_name],
    [paper.cpf, masked(cpfMask, cpf)],
    [paper.breed, pet_breed],
    [paper.date, date(created_at)],
  ] as const
  return (
    <Stack
      as="article"
      gap={6}
      className={styles.paper}
      aria-label={paper.document}
      style={{ '--product': product.color } as CSSProperties}
    >
      <Row as="header" gap={3} spread="between" align="start">
        <img src={logo} width="122" height="30" alt={brand.name} />
        <Prescriber user={user} />
      </Row>
      <h2>{paper.document}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text as="dt" look="quiet">
              {name}
            </Text>
            <Text as="dd" look="strong">
              {value}
            </Text>
          </div>
        ))}
      </dl>
      <Stack className={styles.product}>
        <Line name={paper.product}>{fullName(product)}</Line>
        <Line name={paper.portion}>
          {daily_dose === null ? paper.byAppetite : paper.perDay(number(daily_dose))}
        </Line>
      </Stack>
      <div className={styles.code}>
        <div>
          <QrCode
            text={`${location.origin}${linkTo(memberPaths.publicPrescription, { token })}`}
            label={paper.qrCode}
          />
        </div>
        <Stack gap={2}>
          <div>
            <Text look="quiet">{paper.shopCode}</Text>
            <Text look="display" className={styles.signs}>
              {shownCode(prescription.recommendation)}
            </Text>
          </div>
          <Text look="note">{paper.scan}</Text>
        </Stack>
      </div>
      <Text look="quiet">{paper.vary}</Text>
      <Text look="note" className={styles.signature}>
        {paper.signature}
      </Text>
    </Stack>
  )
}

function Prescriber({ user: { name, profile } }: { user: User }) {
  const { paper } = usePrescriptionsWords()
  return (
    <div>
      <Text as="b" look="note">
        {name}
      </Text>
      {profile.name && <Text look="note">{profile.name}</Text>}
      {profile.type === 'veterinarian' && profile.value && (
        <Text look="note">{paper.crmv(profile.value)}</Text>
      )}
    </div>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <Text look="quiet">{name}</Text>
      <Text look="figure">{children}</Text>
    </div>
  )
}
