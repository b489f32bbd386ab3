import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock, IconPencil } from '@tabler/icons-react'
import type { InvoiceStatus } from '#contract/invoices.ts'
import type { IconShape } from '#web/ui/icon-shape.ts'
import type { StatusKind } from '#web/ui/status-kind.ts'

type Look = {
  readonly status: InvoiceStatus
  readonly kind: Exclude<StatusKind, 'neutral'>
  readonly Icon: IconShape
}

const looks: Readonly<Record<InvoiceStatus, Omit<Look, 'status'>>> = {
  received: { kind: 'info', Icon: IconClock },
  counted: { kind: 'success', Icon: IconCircleCheck },
  incomplete: { kind: 'attention', Icon: IconPencil },
  rejected: { kind: 'error', Icon: IconCircleX },
  reversed: { kind: 'error', Icon: IconArrowBackUp },
}

/** A status this version does not know yet is shown as counted, as any but the waiting one once was. */
export function lookOf(status: string): Look {
  const known = isKnown(status) ? status : 'counted'
  return { status: known, ...looks[known] }
}

function isKnown(status: string): status is InvoiceStatus {
  return Object.hasOwn(looks, status)
}
