import { switchKeys } from '#web/office/kit/staff-person.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useOfficeStaffWords } from './office-words.ts'
import { useStaff } from './person.ts'

/** Single keys can be switched off: who speaks or uses switches would set them off by accident. */
export function Keyboard() {
  const { staffAccount } = useOfficeStaffWords()
  const { shortcuts } = useStaff()
  async function change(on: boolean) {
    try {
      await switchKeys(on)
      toast(on ? staffAccount.keysOnSaved : staffAccount.keysOffSaved)
    } catch {
      toast(staffAccount.failed, { kind: 'error' })
    }
  }
  return (
    <TitledCard title={staffAccount.keyboard}>
      <Switch
        label={staffAccount.keysOn}
        hint={staffAccount.keysHint}
        checked={shortcuts}
        onChange={({ target }) => void change(target.checked)}
      />
    </TitledCard>
  )
}
