import { useNavigate } from 'react-router'
import { eraseMember, type OfficeMember, officeMembers } from '#contract/members-office.ts'
import { officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { refresh } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'
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
