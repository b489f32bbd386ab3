import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { type OfficeReason, officeReasons } from '#contract/invoices-reasons.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { EditReason } from './edit-reason.tsx'
import { ReasonList } from './reason-list.tsx'
import { useOfficeSettingsWords } from './words.ts'

const decisions = ['reject', 'request_photo', 'reverse'] as const

export function Reasons() {
  const { reasonTexts } = useOfficeSettingsWords()
  const [edited, setEdited] = useState<OfficeReason | 'new'>()
  return (
    <OfficeScreen
      title={reasonTexts.title}
      note={reasonTexts.note}
      actions={
        <Button onClick={() => setEdited('new')}>
          <IconPlus size={18} aria-hidden="true" />
          {reasonTexts.add}
        </Button>
      }
      waiting={<Waiting height="400px" />}
    >
      <ReasonLists onEdit={setEdited} />
      {edited && (
        <EditReason reason={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </OfficeScreen>
  )
}

function ReasonLists({ onEdit }: { onEdit: (reason: OfficeReason) => void }) {
  const { data: reasons } = useSuspenseQuery(queryOf(officeApi, officeReasons))
  return (
    <Stack>
      {decisions.map((decision) => (
        <ReasonList
          key={decision}
          decision={decision}
          reasons={reasons.filter((reason) => reason.decision === decision)}
          onEdit={onEdit}
        />
      ))}
    </Stack>
  )
}
