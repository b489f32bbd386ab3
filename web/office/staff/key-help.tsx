import { KeyGroups } from '#web/office/kit/key-groups.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
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
      <KeyGroups groups={groups} names={keyHelp.groups} actions={keyHelp.keys} />
      <Notice kind="info">{keyHelp.note}</Notice>
    </Dialog>
  )
}
