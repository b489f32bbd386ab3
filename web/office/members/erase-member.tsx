import { useNavigate } from 'react-router'
import { eraseMember, erasureLosses, type OfficeMember, officeMembers } from '#contract/members-office.ts'
import { officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf, refresh } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useOfficeMembersWords } from './words.ts'

export function EraseMember({ member, onClose }: { member: OfficeMember; onClose: () => void }) {
  const { memberPage } = useOfficeMembersWords()
  const navigate = useNavigate()
  const { id } = member
  return (
    <OfficeDialog
      title={memberPage.eraseTitle(member.name)}
      closeLabel={memberPage.cancel}
      action={memberPage.erase}
      isDangerous
      fallback={memberPage.failed}
      onClose={onClose}
      onSend={async ({ confirmation = '' }) => {
        await officeApi.call(eraseMember, { id, confirmation })
        toast(memberPage.erased)
        await navigate(officePaths.members)
        queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(id) })
        await refresh(officeMembers)
      }}
    >
      {(failure) => (
        <>
          <p>{memberPage.eraseText}</p>
          <Loaded waiting={<Waiting height="48px" />}>
            <Losses id={id} />
          </Loaded>
          <TextField
            name="confirmation"
            label={memberPage.eraseConfirm(member.email)}
            fault={failure?.fields.confirmation}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </>
      )}
    </OfficeDialog>
  )
}

/** What is lost with the person, so that nobody erases a parcel that is being packed without knowing. */
function Losses({ id }: { id: string }) {
  const { memberPage } = useOfficeMembersWords()
  const format = useFormat()
  const asked = { ...queryOf(officeApi, erasureLosses, { id }), staleTime: 0 }
  const { coins, redemptions, invoices } = useSuspenseQuery(asked).data
  const titles = redemptions.map(({ title, coins }) => `${title} (${format.coins(coins)})`).join(', ')
  return (
    <ul>
      <li>{memberPage.eraseCoins(format.coins(coins))}</li>
      {redemptions.length > 0 && <li>{memberPage.eraseRedemptions(redemptions.length, titles)}</li>}
      {invoices.count > 0 && <li>{memberPage.eraseInvoices(invoices.count)}</li>}
    </ul>
  )
}
