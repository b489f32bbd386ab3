import {
  IconAlertTriangle,
  IconFileSearch,
  IconPencil,
  IconShieldCheck,
  IconShieldQuestion,
} from '@tabler/icons-react'
import { Fragment } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useDeciding } from './deciding-room.tsx'
import styles from './decision-pane.module.css'
import { type Check, checksOf, contradictionsOf, isNumberTyped, type Mark, shortKey } from './fact-checks.ts'
import { PointedFigure } from './figure.tsx'
import { useFold } from './fold.ts'
import { FoldLine } from './fold-line.tsx'

/** What does not fit comes first; what agrees and is sure takes one line; a blind check corrects no number. */
export function DocumentFacts({ invoice }: { invoice: OfficeInvoice }) {
  const { isBlind } = useDesk()
  const { corrections } = useDeciding()
  const { review } = useReviewWords()
  const checks = checksOf(invoice)
  const agreed = checks.filter(({ mark }) => mark === 'proved')
  const open = [
    ...checks.filter(({ mark }) => mark === 'differs'),
    ...checks.filter(({ mark }) => mark !== 'differs' && mark !== 'proved'),
  ]
  const fold = useFold(agreed.flatMap(({ what }) => (isOnPaper(what) ? [what] : [])))
  return (
    <section className={styles.part}>
      <h2>{review.conference}</h2>
      {invoice.is_other_distributor && (
        <dl>
          <IssuerDistributor distributor={null} />
        </dl>
      )}
      {invoice.fell_short && invoice.fell_short !== 'proof' && (
        <p className={styles.fellShort}>
          <b>{review.instantCredit}</b> {review.fellShort[invoice.fell_short]}
        </p>
      )}
      {open.length > 0 && <Facts invoice={invoice} checks={open} />}
      {agreed.length > 0 && <FoldLine fold={fold} text={review.factsAgree(agreed.length, checks.length)} />}
      {agreed.length > 0 && fold.isOpen && <Facts invoice={invoice} checks={agreed} />}
      {corrections.isEditing && !isBlind && (
        <TextField
          key={corrections.taken?.into === 'number' ? corrections.taken.serial : 'typed'}
          label={review.numberOnPaper}
          defaultValue={corrections.counting.number ?? invoice.number}
          onChange={({ target }) => corrections.setNumber(target.value)}
        />
      )}
    </section>
  )
}

function isOnPaper(what: Check['what']): what is Exclude<Check['what'], 'repeated' | 'signature'> {
  return what !== 'repeated' && what !== 'signature'
}

function Facts({ invoice, checks }: { invoice: OfficeInvoice; checks: readonly Check[] }) {
  const { review } = useReviewWords()
  const values = useValues(invoice)
  return (
    <dl>
      {checks.map(({ what, mark }) => (
        <Fragment key={what}>
          <div className={styles.fact} data-what={what} data-mark={mark}>
            <dt>{review.facts[what]}</dt>
            <dd title={values[what]()}>
              {isOnPaper(what) ? (
                <PointedFigure figure={what}>{values[what]()}</PointedFigure>
              ) : (
                values[what]()
              )}
            </dd>
            <dd>{mark && <Source mark={mark} />}</dd>
          </div>
          {what === 'issuer' && invoice.distributor && (
            <IssuerDistributor distributor={invoice.distributor} />
          )}
        </Fragment>
      ))}
    </dl>
  )
}

/** Which distributor of ours the issuer is. That it is none is shown even where the issuer itself agrees. */
function IssuerDistributor({ distributor }: { distributor: string | null }) {
  const { review } = useReviewWords()
  return (
    <div className={styles.fact}>
      <dt>{review.distributor}</dt>
      <dd title={distributor ?? review.otherDistributor}>{distributor ?? review.otherDistributor}</dd>
      <dd />
    </div>
  )
}

const icons = {
  proved: IconShieldCheck,
  unproved: IconShieldQuestion,
  suggested: IconFileSearch,
  typed: IconPencil,
  differs: IconAlertTriangle,
}

function Source({ mark }: { mark: Mark }) {
  const { review } = useReviewWords()
  const Icon = icons[mark]
  return (
    <span className={styles.source} data-mark={mark}>
      <Icon size={14} aria-hidden="true" />
      {review.marks[mark]}
    </span>
  )
}

function useValues(invoice: OfficeInvoice): Record<Check['what'], () => string> {
  const { review } = useReviewWords()
  const { money, date } = useFormat()
  const { reading, access_key, number, series, alike } = invoice
  const key = reading?.access_key ?? access_key
  const typedCents = invoice.rows.reduce((sum, { value_cents }) => sum + value_cents, 0)
  const codes = reading?.findings.map(({ code }) => code) ?? []
  const values: Record<Check['what'], () => string> = {
    signature: () => (reading?.proof?.reason ? review.unproved[reading.proof.reason] : review.signedByIssuer),
    key: () => (key ? shortKey(key) : review.noKey),
    issuer: () => reading?.issuer?.name ?? reading?.issuer?.id ?? review.none,
    number: () => {
      const read = reading?.number
      if (!read) return number
      const whole = series ? review.inSeries(read, series) : read
      return isNumberTyped(invoice) ? review.asTyped(whole) : review.notTyped(whole, number)
    },
    issued_on: () => (reading?.issued_on ? date(reading.issued_on) : review.none),
    total: () => {
      const total = reading?.total_cents ?? null
      if (total === null) return review.typedSum(money(typedCents))
      return codes.includes('total_differs') ? review.notTyped(money(total), money(typedCents)) : money(total)
    },
    repeated: () => {
      const [other] = alike
      if (other) return review.maybe(other.number)
      return access_key ? review.newKey : review.noKeyToTell
    },
  }
  const worded: Partial<Record<Check['what'], (value: unknown) => string>> = {
    key: (value) => shortKey(String(value)),
    issued_on: (value) => date(String(value)),
    total: (value) => money(Number(value)),
  }
  for (const [what, said] of contradictionsOf(reading))
    values[what] = () => review.eitherOf(said.map(worded[what] ?? String))
  return values
}
