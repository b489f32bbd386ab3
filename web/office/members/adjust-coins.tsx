import { useState } from 'react'
import type { StatementSummary } from '#contract/coins.ts'
import { adjustCoins, officeAdjustments, SentAdjustment } from '#contract/coins-office.ts'
import type { Language } from '#contract/languages.ts'
import type { OfficeMember } from '#contract/members-office.ts'
import { queueCounts } from '#contract/reports.ts'
import { firstName } from '#domain/names.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { refresh } from '#web/platform/query.ts'
import { readParts } from '#web/platform/read-number.ts'
import { missing } from '#web/platform/sending.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { memberParts } from './member-parts.ts'
import { useOfficeMembersWords } from './words.ts'

type AdjustCoinsProps = { member: OfficeMember; wallet: StatementSummary; onClose: () => void }

/** The balance after is shown before anything is sent; the reason is the member's to read. */
export function AdjustCoins({ member, wallet, onClose }: AdjustCoinsProps) {
  const { memberPage } = useOfficeMembersWords()
  const { coins } = useFormat()
  const [typed, setTyped] = useState('')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const amount = amountOf(typed, useLanguage())
  const name = firstName(member.name)
  // Coins that are not open yet are given and taken like the others.
  const held = (wallet.opening ?? []).reduce((sum, next) => sum + next.coins, wallet.coins)
  const after = Math.max(0, held - wallet.debt + (amount ?? 0))
  return (
    <OfficeDialog
      title={memberPage.adjustTitle(name)}
      closeLabel={memberPage.cancel}
      action={memberPage.adjust}
      fallback={memberPage.failed}
      check={(sent) => ({
        ...missing(sent, { reason: memberPage.reasonMissing }),
        ...(amount === undefined && { amount: memberPage.adjustWrong }),
      })}
      onClose={onClose}
      onSend={async ({ reason = '' }) => {
        const adjustment = { id: member.id, amount: amount ?? 0, reason }
        const result = await officeApi.call(adjustCoins, adjustment, { idempotencyKey })
        toast(result.awaits_second ? memberPage.adjustAsked : memberPage.adjusted(coins(result.coins)))
        await refresh(...memberParts, officeAdjustments, queueCounts)
      }}
    >
      {(failure) => (
        <>
          <TextField
            name="amount"
            label={memberPage.adjustAmount}
            inputMode="text"
            autoComplete="off"
            value={typed}
            hint={
              amount === undefined
                ? memberPage.adjustHint
                : memberPage.adjustResult(coins(held), coins(after))
            }
            fault={failure?.fields.amount}
            onChange={({ target }) => setTyped(target.value)}
          />
          <TextArea
            name="reason"
            label={memberPage.adjustReason(name)}
            hint={memberPage.adjustReasonHint}
            fault={failure?.fields.reason}
            maxLength={longestOf(SentAdjustment.shape.reason)}
          />
        </>
      )}
    </OfficeDialog>
  )
}

function amountOf(typed: string, language: Language): number | undefined {
  return readParts(typed, language, 1) || undefined
}
