import { IconPrinter } from '@tabler/icons-react'
import type { ReviewWords } from '#web/i18n/office-invoices/pt-br.ts'
import { switchKeys, useStaffPerson } from '#web/office/kit/staff-person.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
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
      <div className={styles.keyGroups}>
        {Object.entries(groups).map(([group, keys]) => (
          <section key={group}>
            <h3>{review.keyGroups[group as keyof Words['keyGroups']]}</h3>
            <dl>
              {Object.entries(keys).map(([action, caps]) => (
                <div key={action}>
                  <dt>
                    {caps.map((cap) => (
                      <KeyCap key={cap} name={cap} isRead />
                    ))}
                  </dt>
                  <dd>{review.keyActions[action as keyof Words['keyActions']]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Notice kind="info">{review.keysNote}</Notice>
    </Dialog>
  )
}
