import type { CSSProperties, ReactNode } from 'react'
import { brand } from '#brand/brand.ts'
import logo from '#brand/logo-wordmark.svg'
import type { User } from '#contract/members.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { shownCode } from '#domain/recommendation-code.ts'
import { usePetWords } from '#web/member/kit/pet-words.ts'
import { fullName } from '#web/member/kit/product-name.ts'
import { useFormat } from '#web/platform/format.ts'
import { Columns } from '#web/ui/columns.tsx'
import { cpfMask, masked } from '#web/ui/masks.ts'
import { PrintSheet } from '#web/ui/print-sheet.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Grid, Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './prescription-sheet.module.css'
import { usePrescriptionsWords } from './words.ts'

/** Printed on a whole A4 page, and dark on white in both themes. */
export function PrescriptionSheet({ prescription, user }: { prescription: Prescription; user: User }) {
  const { paper } = usePrescriptionsWords()
  const { date, number } = useFormat()
  const { product, daily_dose, created_at, code: token } = prescription
  return (
    <PrintSheet>
      <Stack
        as="article"
        gap={6}
        className={styles.paper}
        aria-label={paper.document}
        style={{ '--product': product.color } as CSSProperties}
      >
        <Row as="header" gap={3} spread="between" align="start">
          <Prescriber user={user} />
          <img src={logo} width="122" height="30" alt={brand.name} />
        </Row>
        <Row gap={3} spread="between" align="baseline">
          <h2>{paper.document}</h2>
          <Text look="note">{date(created_at)}</Text>
        </Row>
        <Patient prescription={prescription} />
        <Columns widths={['auto', '1fr']} gap={5} align="center" className={styles.product}>
          {product.image.link && <img src={product.image.link} width="120" height="150" alt="" />}
          <Stack gap={4}>
            <Line name={paper.product}>{fullName(product)}</Line>
            <Line name={paper.portion}>
              {daily_dose === null ? paper.byAppetite : paper.perDay(number(daily_dose))}
            </Line>
          </Stack>
        </Columns>
        <Columns widths={[132, '1fr']} gap={4} align="center">
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
        </Columns>
        <div className={styles.notes} aria-hidden="true">
          <Text look="quiet">{paper.notes}</Text>
        </div>
        <Row as="footer" gap={6} spread="between" align="baseline" className={styles.end}>
          <Text look="quiet">{paper.vary}</Text>
          <Text look="note" className={styles.signature}>
            {paper.signature}
          </Text>
        </Row>
      </Stack>
    </PrintSheet>
  )
}

/** Whose portion it is comes first; who takes them home, after. */
function Patient({ prescription }: { prescription: Prescription }) {
  const { paper } = usePrescriptionsWords()
  const { petAnswers } = usePetWords()
  const { product, pet_name, pet_breed, client_name, cpf } = prescription
  const kind = `${petAnswers.pets[product.pet]} · ${pet_breed}`
  return (
    <Grid as="dl" minWidth={200} className={styles.patient}>
      <Fact name={paper.pet}>
        <b>{pet_name ?? kind}</b>
        {pet_name && <Text look="note">{kind}</Text>}
      </Fact>
      <Fact name={paper.client}>
        <b>{client_name}</b>
        <Text look="note">
          {paper.cpf} {masked(cpfMask, cpf)}
        </Text>
      </Fact>
    </Grid>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" look="quiet">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  )
}

function Prescriber({ user: { name, profile } }: { user: User }) {
  const { paper } = usePrescriptionsWords()
  return (
    <div>
      <Text look="figure">{profile.name ?? name}</Text>
      {profile.name && <Text look="note">{name}</Text>}
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
