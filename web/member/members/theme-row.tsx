import { IconMoon } from '@tabler/icons-react'
import { chooseTheme, useIsDark } from '#web/platform/theme.ts'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { useProfileWords } from './profile-words.ts'

export function ThemeRow() {
  const { profile } = useProfileWords()
  return (
    <SwitchRow
      Icon={IconMoon}
      label={profile.darkTheme}
      checked={useIsDark()}
      onChange={({ target }) => chooseTheme(target.checked ? 'dark' : 'light')}
    />
  )
}
