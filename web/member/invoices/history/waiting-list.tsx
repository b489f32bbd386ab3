import {
  IconCloudExclamation,
  IconCloudLock,
  IconCloudOff,
  IconCloudUpload,
  IconCloudX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { deliver, useIsOnItsWay } from '#web/member/invoices/device/delivery.ts'
import { storeDraft, storeFile } from '#web/member/invoices/device/drafts.ts'
import { type TriedInvoice, useWaitingInvoices } from '#web/member/invoices/device/waiting.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ItemWords, ListGroup, ListItem } from '#web/ui/list.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { DiscardDialog } from './discard-dialog.tsx'

type WaitingListProps = { email: string; isOnlyToMend: boolean }

/** These invoices exist on this device only. */
export function WaitingList({ email, isOnlyToMend }: WaitingListProps) {
  const { list } = useSentInvoicesWords()
  const { data = [] } = useWaitingInvoices(email)
  const shown = data.filter(({ refusal }) => !isOnlyToMend || refusal !== undefined).toReversed()
  if (shown.length === 0) return null
  return (
    <ListGroup title={list.onDevice}>
      {shown.map((invoice) => (
        <WaitingRow key={invoice.id} invoice={invoice} email={email} />
      ))}
    </ListGroup>
  )
}

const looks = {
  network: { kind: 'neutral', tone: 'neutral', Icon: IconCloudOff },
  sending: { kind: 'info', tone: 'info', Icon: IconCloudUpload },
  fault: { kind: 'attention', tone: 'attention', Icon: IconCloudExclamation },
  session: { kind: 'attention', tone: 'attention', Icon: IconCloudLock },
  refused: { kind: 'error', tone: 'error', Icon: IconCloudX },
} as const

function stateOf({ refusal, attempts }: TriedInvoice, isOnItsWay: boolean): keyof typeof looks {
  if (isOnItsWay) return 'sending'
  if (refusal !== undefined) return 'refused'
  const reason = attempts?.reason
  return reason === 'fault' || reason === 'session' ? reason : 'network'
}

function WaitingRow({ invoice, email }: { invoice: TriedInvoice; email: string }) {
  const { list, invoices } = useSentInvoicesWords()
  const { relativeDay, time, coins } = useFormat()
  const isOnItsWay = useIsOnItsWay(invoice.id)
  const state = stateOf(invoice, isOnItsWay)
  const { kind, tone, Icon } = looks[state]
  const { waiting } = list
  return (
    <ListItem>
      <Tile tone={tone} sizePx={40}>
        <Icon size={22} />
      </Tile>
      <ItemWords gap={1}>
        <Row as="span" gap={3} spread="between" hasOneLine align="start">
          <b>{invoices.invoice(invoice.number)}</b>
          <Text as="b" hasFigures>{`~${coins(invoice.estimate)}`}</Text>
        </Row>
        <small>
          {[
            waiting.since(`${relativeDay(invoice.savedAt, new Date())}, ${time(invoice.savedAt)}`),
            invoice.attempts && waiting.tries(invoice.attempts.tries),
            invoices.products(invoice.products.length),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <span role="status">
          <Tag kind={kind} Icon={Icon}>
            {waiting[state]}
          </Tag>
        </span>
        <Text as="span" look="note">
          {invoice.refusal || waiting[`${state}Text`]}
        </Text>
        <Actions invoice={invoice} email={email} isOnItsWay={isOnItsWay} />
      </ItemWords>
    </ListItem>
  )
}

type ActionsProps = { invoice: TriedInvoice; email: string; isOnItsWay: boolean }

function Actions({ invoice, email, isOnItsWay }: ActionsProps) {
  const { list } = useSentInvoicesWords()
  const navigate = useNavigate()
  const [isDiscarding, setDiscarding] = useState(false)
  const { id, number, draft, file, refusal } = invoice

  /** The waiting invoice stays until what replaces it is sent. */
  async function mend() {
    await Promise.all([storeDraft(email, id, draft), storeFile(email, id, file)])
    await navigate(`${memberPaths.sendInvoice}?rascunho=${id}`)
  }

  return (
    <Row>
      {refusal === undefined ? (
        <Button
          variant="soft"
          size="small"
          isBusy={isOnItsWay}
          onClick={() => void deliver().catch(reportError)}
        >
          {list.waiting.tryNow}
        </Button>
      ) : (
        <Button variant="soft" size="small" onClick={() => void mend().catch(reportError)}>
          {list.waiting.mend}
        </Button>
      )}
      <Button variant="quiet" size="small" disabled={isOnItsWay} onClick={() => setDiscarding(true)}>
        {list.waiting.discard}
      </Button>
      {isDiscarding && (
        <DiscardDialog id={id} number={number} email={email} onClose={() => setDiscarding(false)} />
      )}
    </Row>
  )
}
