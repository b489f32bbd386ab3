import { Dialog } from '#web/ui/dialog.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './key-help.module.css'
import { useOfficeStaffWords } from './office-words.ts'

type Words = ReturnType<typeof useOfficeStaffWords>['keyHelp']
type Keys = Readonly<Partial<Record<keyof Words['keys'], readonly string[]>>>

const groups: Readonly<Record<keyof Words['groups'], Keys>> = {
  everywhere: { search: ['/', 'Ctrl K'], fold: ['['], help: ['?'], back: ['Esc'] },
  lists: { next: ['J'], previous: ['K'], open: ['↵'], mark: ['X'] },
  forms: { save: ['Ctrl S'] },
  verification: { approve: ['A'], refuse: ['R'], ask: ['P'], copy: ['C'], lookUp: ['O'] },
}

/** The keys of every screen but the review, which has its own. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { keyHelp } = useOfficeStaffWords()
  return (
    <Dialog isOpen isWide title={keyHelp.title} leaveLabel={keyHelp.close} onClose={onClose}>
      <div className={styles.groups}>
        {Object.entries(groups).map(([group, keys]) => (
          <section key={group}>
            <h3>{keyHelp.groups[group as keyof Words['groups']]}</h3>
            <dl>
              {Object.entries(keys).map(([action, caps]) => (
                <div key={action}>
                  <dt>
                    {caps.map((cap) => (
                      <KeyCap key={cap} name={cap} isRead />
                    ))}
                  </dt>
                  <dd>{keyHelp.keys[action as keyof Words['keys']]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Notice kind="info">{keyHelp.note}</Notice>
    </Dialog>
  )
}
