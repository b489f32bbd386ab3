import { useQuery } from '@tanstack/react-query'
import { type InstantCredit, instantCredit } from '#contract/invoices-instant.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { readSettings } from '#contract/settings.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DistributorModes } from './distributor-modes.tsx'
import { TrustFolder } from './trust-folder.tsx'
import { useInstantWords } from './words.ts'

const kinds = { off: 'neutral', shadow: 'info', on: 'success' } as const

export function InstantHealth() {
  const { instant } = useInstantWords()
  const may = useMay()
  const { data } = useQuery({ ...queryOf(officeApi, instantCredit), throwOnError: true })
  if (!data) return <Waiting height="400px" />
  return (
    <Pane
      title={instant.state}
      lead={<Tag kind={kinds[data.mode]}>{instant.modes[data.mode]}</Tag>}
      end={may(readSettings) && <TextLink to={officePaths.settings}>{instant.settings}</TextLink>}
    >
      <Stopped by={data.stopped_by} />
      <TrustFolder trust={data.trust} />
      <DistributorModes distributors={data.distributors} />
      <Reasons reasons={data.reasons} />
      <Checks checks={data.checks} />
    </Pane>
  )
}

function Stopped({ by }: { by: InstantCredit['stopped_by'] }) {
  const { instant } = useInstantWords()
  const { dateTime } = useFormat()
  if (!by) return null
  return (
    <Notice kind="error">
      <p>
        {instant.stopped(by.number, dateTime(by.at))}{' '}
        <TextLink to={linkTo(officePaths.invoice, { id: by.invoice_id })}>{instant.openInvoice}</TextLink>
      </p>
    </Notice>
  )
}

function Reasons({ reasons }: Pick<InstantCredit, 'reasons'>) {
  const { instant } = useInstantWords()
  const { review } = useReviewWords()
  const { number } = useFormat()
  return (
    <section>
      <h2>{instant.reasons}</h2>
      {reasons.length === 0 && <Text look="small-quiet">{instant.noReasons}</Text>}
      <Facts label={instant.reasons} hasFigures>
        {reasons.map(({ rule, documents }) => (
          <Fact key={rule} name={review.fellShort[rule]}>
            {number(documents)}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}

function Checks({ checks: { agreed, disagreed, waiting } }: Pick<InstantCredit, 'checks'>) {
  const { instant } = useInstantWords()
  const { number } = useFormat()
  return (
    <section>
      <h2>{instant.checks}</h2>
      <Text look="small-quiet">{instant.agreement(number(agreed), number(disagreed), number(waiting))}</Text>
    </section>
  )
}
