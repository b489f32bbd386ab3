import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type OfficeReason, officeReasons } from '#contract/invoices-reasons.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { EditReason } from './edit-reason.tsx'
import { ReasonList } from './reason-list.tsx'
import styles from './settings.module.css'
import { useOfficeSettingsWords } from './words.ts'

const decisions = ['reject', 'request_photo', 'reverse'] as const

/** What members read when the team decides against an invoice, in the order reviewers choose from. */
export function Reasons() {
  const { reasonTexts } = useOfficeSettingsWords()
  const [open, setOpen] = useState<OfficeReason | 'new'>()
  const { data: reasons } = useQuery({
    queryKey: [officeReasons.path],
    queryFn: () => officeApi.call(officeReasons),
    throwOnError: true,
  })
  return (
    <OfficeScreen
      title={reasonTexts.title}
      note={reasonTexts.note}
      actions={
        <Button onClick={() => setOpen('new')}>
          <IconPlus size={18} aria-hidden="true" />
          {reasonTexts.add}
        </Button>
      }
    >
      {reasons ? (
        <div className={styles.reasons}>
          {decisions.map((decision) => (
            <ReasonList
              key={decision}
              decision={decision}
              reasons={reasons.filter((reason) => reason.decision === decision)}
              onEdit={setOpen}
            />
          ))}
        </div>
      ) : (
        <Skeleton text={reasonTexts.loading}>
          <SkeletonBlock height="400px" />
        </Skeleton>
      )}
      {open && <EditReason reason={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </OfficeScreen>
  )
}
