import { staffRoles } from '#contract/people.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { rolesIn } from './draft.ts'
import { SettingRow } from './setting-row.tsx'
import type { RowProps } from './whole-row.tsx'
import { useOfficeSettingsWords } from './words.ts'

export function RolesRow({ draft, change, stored }: Omit<RowProps, 'faults'>) {
  const { programme } = useOfficeSettingsWords()
  const { label, note, choices } = programme.second_factor_roles
  const chosen = rolesIn(draft)
  const before = stored.second_factor_roles
  const was = before.map((role) => choices[role]).join(', ') || programme.empty
  return (
    <SettingRow label={label} note={note} was={chosen.join() === before.join() ? undefined : was}>
      <Stack as="fieldset" gap={1} aria-label={label}>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            name="second_factor_roles"
            value={role}
            checked={chosen.includes(role)}
            onChange={({ target }) => {
              const roles = staffRoles.filter((one) => (one === role ? target.checked : chosen.includes(one)))
              change({ second_factor_roles: roles.join() })
            }}
          >
            {choices[role]}
          </Checkbox>
        ))}
      </Stack>
    </SettingRow>
  )
}
