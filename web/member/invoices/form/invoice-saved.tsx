import { IconCamera, IconCloudOff, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type Invoice, oneInvoice } from '#contract/invoices.ts'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { AtOnceNotice } from '#web/member/invoices/at-once/at-once-notice.tsx'
import { useIsOnItsWay } from '#web/member/invoices/device/delivery.ts'
import { type TriedInvoice, useWaitingInvoices } from '#web/member/invoices/device/waiting.ts'
import { InstallOffer } from '#web/member/invoices/install/install-offer.tsx'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Message } from '#web/ui/message.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/stack.tsx'
import styles from './invoice-saved.module.css'
import type { SendOutcome } from './send-or-keep.ts'

/** What is told of an invoice that the server has, around what to do next. */
type OnItsWay = (invoice: Invoice, next: ReactNode) => ReactNode

export function InvoiceSaved({ user, onItsWay }: { user: User; onItsWay: OnItsWay }) {
  const { state }: { state: SendOutcome | null } = useLocation()
  const { data: waiting = [], isPending } = useWaitingInvoices(user.email)
  const keptAs = state?.keptAs
  const kept = waiting.find(({ id }) => id === keptAs)
  if (keptAs && isPending) return null
  if (kept) return <KeptInvoice invoice={kept} />
  const sendsInvoices = user.level.roles.attendant
  return <ReceivedInvoice invoice={state} sendsInvoices={sendsInvoices} onItsWay={onItsWay} />
}

type ReceivedInvoiceProps = {
  invoice: SendOutcome | null
  sendsInvoices: boolean
  onItsWay: OnItsWay
}

function ReceivedInvoice({ invoice, sendsInvoices, onItsWay }: ReceivedInvoiceProps) {
  const { sent, atOnce } = useInvoicesWords()
  const { looked, isAsking } = useLookedAt(invoice?.id)
  const isCredited = looked?.at_once?.state === 'credited'
  const next = <WaysOn sendsInvoices={sendsInvoices}>{invoice && <ToList />}</WaysOn>
  return (
    <Message mood="happy" isFinished>
      <ScreenHeading screen={sent.screen}>{isCredited ? atOnce.title : sent.title}</ScreenHeading>
      <div role="status" className={styles.told}>
        {looked?.at_once && <AtOnceNotice invoice={looked} />}
        {!looked?.at_once && !isAsking && <Received invoice={invoice} />}
      </div>
      {looked ? onItsWay(looked, next) : next}
      {invoice && <InstallOffer />}
    </Message>
  )
}

function Received({ invoice }: { invoice: SendOutcome | null }) {
  const { sent } = useInvoicesWords()
  const { weekday } = useFormat()
  if (!invoice) return <p>{sent.plain}</p>
  return (
    <Notice kind="info" Icon={IconReceipt}>
      <p>
        <b>{sent.received(invoice.number)}</b> {invoice.dueOn && sent.promise(weekday(invoice.dueOn))}
      </p>
    </Notice>
  )
}

const askAgainMs = 1000
const mostAsked = 30

/** The invoice, asked for again while its signature is being checked; undefined if that takes longer than anybody waits. */
function useLookedAt(id: string | undefined) {
  const { data, isLoading } = useQuery({
    ...queryOf(memberApi, oneInvoice, { id: id ?? '' }),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.at_once?.state === 'checking' && state.dataUpdateCount < mostAsked && askAgainMs,
  })
  const [isLate, setLate] = useState(false)
  const isChecking = data?.at_once?.state === 'checking'
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), askAgainMs * mostAsked)
    return () => clearTimeout(timer)
  }, [])
  return { looked: isChecking && isLate ? undefined : data, isAsking: isLoading && !isLate }
}

function KeptInvoice({ invoice: { id, number, refusal, attempts } }: { invoice: TriedInvoice }) {
  const { sent } = useInvoicesWords()
  const isOnItsWay = useIsOnItsWay(id)
  const isRefused = refusal !== undefined
  const title = isRefused ? sent.refusedTitle : sent.keptTitle
  return (
    <Message mood="idle" isFinished>
      <ScreenHeading screen={sent.keptScreen}>{title}</ScreenHeading>
      {isRefused ? (
        <Notice kind="error">
          <p>{sent.refusedText(number)}</p>
        </Notice>
      ) : attempts?.reason === 'fault' ? (
        <Notice kind="attention">
          <p>{sent.failedText(number)}</p>
        </Notice>
      ) : (
        <Notice kind="neutral" Icon={IconCloudOff}>
          <p>{sent.keptText(number)}</p>
        </Notice>
      )}
      <p className={styles.status} role="status">
        {isOnItsWay && sent.onItsWay}
      </p>
      <WaysOn sendsInvoices>
        <ToList />
      </WaysOn>
    </Message>
  )
}

function ToList() {
  const { sent } = useInvoicesWords()
  return (
    <ButtonLink to={memberPaths.invoices} variant="outline">
      {sent.list}
    </ButtonLink>
  )
}

function WaysOn({ sendsInvoices, children }: { sendsInvoices: boolean; children: ReactNode }) {
  const { sent } = useInvoicesWords()
  return (
    <Row gap={3} spread="center">
      {sendsInvoices && (
        <ButtonLink to={memberPaths.sendInvoice}>
          <IconCamera size={22} aria-hidden="true" />
          {sent.another}
        </ButtonLink>
      )}
      <ButtonLink to={memberPaths.home} variant={sendsInvoices ? 'outline' : 'primary'}>
        {sent.home}
      </ButtonLink>
      {children}
    </Row>
  )
}
