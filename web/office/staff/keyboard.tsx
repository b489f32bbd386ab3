import { switchKeys } from '#web/office/kit/staff-person.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
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
    <Card as="section">
      <h2>{staffAccount.keyboard}</h2>
      <Switch
        label={staffAccount.keysOn}
        hint={staffAccount.keysHint}
        checked={shortcuts}
        onChange={({ target }) => void change(target.checked)}
      />
    </Card>
  )
}
