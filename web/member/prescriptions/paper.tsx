import type { CSSProperties } from 'react'
import { brand } from '#brand/brand.ts'
import logo from '#brand/logo-wordmark.svg'
import type { User } from '#contract/members.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { useFormat } from '#web/platform/format.ts'
import { fullName } from '#web/platform/product-name.ts'
import { cpfMask, masked } from '#web/ui/masks.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Stack } from '#web/ui/stack.tsx'
import styles from './paper.module.css'
import { usePrescriptionsWords } from './words.ts'

/** One sheet of A4, on the screen as on paper: always dark on white. */
export function Paper({ prescription, user }: { prescription: Prescription; user: User }) {
  const { paper } = usePrescriptionsWords()
  const { date, number } = useFormat()
  const { product, client_name, cpf, pet_breed, daily_dose, created_at, code } = prescription
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
      <header>
        <img src={logo} width="122" height="30" alt={brand.name} />
        <Prescriber user={user} />
      </header>
      <h2>{paper.document}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Stack gap={0} className={styles.product}>
        <p>{paper.product}</p>
        <b>{fullName(product)}</b>
        <p>{paper.portion}</p>
        <b>{daily_dose === null ? paper.byAppetite : paper.perDay(number(daily_dose))}</b>
      </Stack>
      <div className={styles.code}>
        <div>
          <QrCode
            text={`${location.origin}${linkTo(memberPaths.publicPrescription, { code })}`}
            label={paper.qrCode}
          />
        </div>
        <p>{paper.scan}</p>
      </div>
      <p className={styles.small}>{paper.vary}</p>
      <p className={styles.signature}>{paper.signature}</p>
    </Stack>
  )
}

function Prescriber({ user: { name, profile } }: { user: User }) {
  const { paper } = usePrescriptionsWords()
  return (
    <p>
      <b>{name}</b>
      {profile.name && <span>{profile.name}</span>}
      {profile.type === 'veterinarian' && profile.value && <span>{paper.crmv(profile.value)}</span>}
    </p>
  )
}
