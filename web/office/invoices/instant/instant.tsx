import { useState } from 'react'
import { type InstantJudgement, type InstantOutcome, instantJudgements } from '#contract/invoices-instant.ts'
import { reverseInvoice } from '#contract/invoices-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { instantRules } from '#domain/instant-credit.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Grounds } from './grounds.tsx'
import { InstantHealth } from './health.tsx'
import { useInstantWords } from './words.ts'

const kinds = { credited: 'success', would_credit: 'info', fell_short: 'neutral' } as const
const outcomes = Object.keys(kinds) as InstantOutcome[]

/** What the machine made of signed invoices, and how it is doing. */
export function Instant() {
  const { instant } = useInstantWords()
  const { review } = useReviewWords()
  const [open, setOpen] = useState<InstantJudgement>()
  return (
    <>
      <Listing
        title={instant.title}
        list={instantJudgements}
        columns={useColumns(setOpen)}
        filters={[
          {
            key: 'outcome',
            label: instant.outcome,
            options: outcomes.map((value) => ({ value, label: instant.outcomes[value] })),
          },
          {
            key: 'rule',
            label: instant.rule,
            options: instantRules.map((value) => ({ value, label: review.fellShort[value] })),
          },
        ]}
        sort={{ key: 'judged_at', direction: 'descending' }}
        keyOf={({ invoice_id }) => invoice_id}
        aside={<InstantHealth />}
      />
      {open && <Grounds judged={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function useColumns(onGrounds: (judged: InstantJudgement) => void): ListingColumn<InstantJudgement>[] {
  const { instant } = useInstantWords()
  const { dateTime, number } = useFormat()
  const may = useMay()
  const mayReverse = may(reverseInvoice)
  return [
    {
      key: 'number',
      title: instant.number,
      cell: ({ invoice_id, number }) =>
        mayReverse ? (
          <TextLink to={linkTo(officePaths.invoice, { id: invoice_id })}>{number}</TextLink>
        ) : (
          number
        ),
    },
    {
      key: 'outcome',
      title: instant.outcome,
      cell: (judged) => <Outcome judged={judged} onGrounds={() => onGrounds(judged)} />,
    },
    { key: 'coins', title: instant.coins, isNumber: true, cell: ({ coins }) => number(coins) },
    ...(mayReverse
      ? [
          {
            key: 'reverse',
            title: instant.actions,
            cell: (judged: InstantJudgement) => <Reverse judged={judged} />,
          },
        ]
      : []),
    {
      key: 'judged_at',
      title: instant.when,
      isSortable: true,
      cell: ({ judged_at }) => dateTime(judged_at),
    },
    { key: 'member', title: instant.member, cell: ({ member }) => member.name },
    {
      key: 'distributor',
      title: instant.distributor,
      cell: ({ distributor }) => distributor ?? instant.noDistributor,
    },
  ]
}

type OutcomeProps = { judged: InstantJudgement; onGrounds: () => void }

function Outcome({ judged, onGrounds }: OutcomeProps) {
  const { instant } = useInstantWords()
  const { review } = useReviewWords()
  const { outcome, rule, proof, status, number } = judged
  const isReversed = outcome === 'credited' && status === 'reversed'
  return (
    <Row gap={2} hasOneLine>
      {rule ? (
        <span>{proof ? review.unproved[proof] : review.fellShort[rule]}</span>
      ) : (
        <Tag kind={isReversed ? 'error' : kinds[outcome]}>
          {isReversed ? instant.reversed : instant.outcomes[outcome]}
        </Tag>
      )}
      <TextButton aria-label={instant.groundsOf(number)} onClick={onGrounds}>
        {instant.grounds}
      </TextButton>
    </Row>
  )
}

/** The remedy for what the machine should not have given: one press, since it is looked at before. */
function Reverse({ judged: { invoice_id, number, outcome, status, version } }: { judged: InstantJudgement }) {
  const { instant } = useInstantWords()
  const reverse = useAction({
    act: () => officeApi.call(reverseInvoice, { id: invoice_id, version, reason: 'counted_by_mistake' }),
    done: instant.done,
    failed: instant.failed,
    refreshes: [instantJudgements],
  })
  if (outcome !== 'credited' || status !== 'counted') return null
  return (
    <Button
      variant="danger-outline"
      aria-label={instant.reverseOf(number)}
      isBusy={reverse.isPending}
      onClick={() => reverse.mutate()}
    >
      {instant.reverse}
    </Button>
  )
}
