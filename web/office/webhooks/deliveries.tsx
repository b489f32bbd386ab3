import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import {
  type DeliveryStatus,
  deliveryStatuses,
  oneWebhook,
  resendDelivery,
  resendFailed,
  type Webhook,
  type WebhookDelivery,
  webhookDeliveries,
} from '#contract/webhooks.ts'
import { ListingPages } from '#web/office/kit/listing-pages.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './webhooks.module.css'
import { useWebhookWords } from './words.ts'

const askedAgainMs = 5000

export function Deliveries({ webhook: { id, failed } }: { webhook: Webhook }) {
  const { hooks } = useWebhookWords()
  const [search] = useSearchParams()
  const status = deliveryStatuses.find((each) => each === search.get('status'))
  const page = Number(search.get('page') ?? 1)
  const wanted = { id, page, ...(status && { status }) }
  const { data } = useQuery({
    ...queryOf(officeApi, webhookDeliveries, wanted),
    placeholderData: keepPreviousData,
    refetchInterval: askedAgainMs,
  })
  const again = useAction({
    act: () => officeApi.call(resendFailed, { id }),
    done: hooks.resent,
    failed: hooks.failed,
    refreshes: [webhookDeliveries, oneWebhook],
  })
  return (
    <Pane
      title={hooks.deliveries}
      note={hooks.keptFor}
      end={
        failed > 0 && (
          <Button variant="outline" isBusy={again.isPending} onClick={() => again.mutate()}>
            {hooks.resendFailed}
          </Button>
        )
      }
      foot={data && <ListingPages answer={data} page={page} hrefOf={(each) => addressOf(status, each)} />}
    >
      <Stack gap={3}>
        <Row>
          <Segments
            label={hooks.state}
            segments={[undefined, ...deliveryStatuses].map((each) => ({
              key: each ?? 'all',
              text: each ? hooks.statuses[each] : hooks.all,
              isChosen: each === status,
              to: addressOf(each, 1),
            }))}
          />
        </Row>
        {!data && <Waiting height="160px" />}
        {data?.items.length === 0 && <p>{hooks.noDeliveries}</p>}
        <div>
          {data?.items.map((delivery) => (
            <Delivery key={delivery.id} webhookId={id} delivery={delivery} />
          ))}
        </div>
      </Stack>
    </Pane>
  )
}

function addressOf(status: DeliveryStatus | undefined, page: number) {
  return `?${new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) })}`
}

const tags = { waiting: 'info', delivered: 'success', failed: 'error' } as const

function Delivery({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const { hooks } = useWebhookWords()
  const { dateTime } = useFormat()
  return (
    <details className={styles.delivery}>
      <summary>
        <b>{delivery.type}</b>
        <Tag kind={tags[delivery.status]}>{hooks.statuses[delivery.status]}</Tag>
        <Text look="small-quiet" as="span">
          {dateTime(delivery.occurred_at)}
        </Text>
      </summary>
      <DeliveryFacts webhookId={webhookId} delivery={delivery} />
    </details>
  )
}

function DeliveryFacts({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const { hooks } = useWebhookWords()
  const { dateTime, number } = useFormat()
  const { attempts, attempted_at, due_at, answer_status, answer, payload, event_id, status } = delivery
  const again = useAction({
    act: () => officeApi.call(resendDelivery, { id: webhookId, delivery: delivery.id }),
    done: hooks.resent,
    failed: hooks.failed,
    refreshes: [webhookDeliveries, oneWebhook],
  })
  return (
    <Stack gap={3}>
      <Facts>
        <Fact name={hooks.eventId}>
          <span className={styles.breaking}>{event_id}</span>
        </Fact>
        <Fact name={hooks.attempts}>
          {attempted_at ? hooks.attemptsUntil(number(attempts), dateTime(attempted_at)) : number(attempts)}
        </Fact>
        {due_at && <Fact name={hooks.dueAt}>{dateTime(due_at)}</Fact>}
        {answer !== null && (
          <Fact name={answer_status === null ? hooks.noAnswer : hooks.answered(answer_status)}>
            <span className={styles.breaking}>{answer}</span>
          </Fact>
        )}
      </Facts>
      <pre className={styles.text}>{pretty(payload)}</pre>
      {status !== 'waiting' && (
        <Row>
          <Button variant="outline" isBusy={again.isPending} onClick={() => again.mutate()}>
            {hooks.resend}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function pretty(payload: string) {
  return JSON.stringify(JSON.parse(payload), null, 2)
}
