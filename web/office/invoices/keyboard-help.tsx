import { IconPrinter } from '@tabler/icons-react'
import type { ReviewWords } from '#web/i18n/office-invoices/pt-br.ts'
import { KeyGroups } from '#web/office/kit/key-groups.tsx'
import { switchKeys, useStaffPerson } from '#web/office/kit/staff-person.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './review.module.css'
import { useReviewWords } from './words.ts'

type Words = ReviewWords['review']
type Keys = Readonly<Partial<Record<keyof Words['keyActions'], readonly string[]>>>

const groups: Readonly<Record<keyof Words['keyGroups'], Keys>> = {
  queue: { next: ['J'], previous: ['K'], filters: ['F'], member: ['M'] },
  decide: {
    approve: ['A'],
    reject: ['R', '1–9'],
    photo: ['P'],
    edit: ['E'],
    take: ['↑', '↓', '↵'],
    second: ['S'],
    undo: ['U'],
  },
  document: { zoom: ['+', '−'], fit: ['0'], turn: ['G'], lens: ['Z'], view: ['V'], scroll: ['↑', '↓'] },
  comparing: { compare: ['D'], layOver: ['V'], different: ['N'] },
  everywhere: { search: ['/', 'Ctrl K'], fold: ['['], help: ['?'], back: ['Esc'], send: ['Ctrl', '↵'] },
}

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const { review } = useReviewWords()
  const { shortcuts } = useStaffPerson()
  return (
    <Dialog
      isOpen
      isWide
      title={review.keysTitle}
      leaveLabel={review.close}
      onClose={onClose}
      footer={
        <>
          <small className={styles.note}>{review.keysForAccount}</small>
          <Button variant="outline" onClick={() => window.print()}>
            <IconPrinter size={16} aria-hidden="true" />
            {review.print}
          </Button>
        </>
      }
    >
      <Switch
        label={review.keysOn}
        checked={shortcuts}
        onChange={({ target }) =>
          void switchKeys(target.checked).catch(() => toast(review.failed, { kind: 'error' }))
        }
      />
      <KeyGroups groups={groups} names={review.keyGroups} actions={review.keyActions} />
      <Notice kind="info">{review.keysNote}</Notice>
    </Dialog>
  )
}
