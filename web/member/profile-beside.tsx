import { IconChevronLeft } from '@tabler/icons-react'
import { memberPaths } from '#contract/paths.ts'
import { besideList } from '#web/member/kit/list-and-detail.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ProfileList } from './members/profile-links.tsx'
import { useStory } from './profile-screen.tsx'
import { useUser } from './sessions/user.ts'
import { useHomeWords } from './words.ts'

export const ProfileBeside = besideList(function ProfileAsList() {
  const { navigation } = useHomeWords()
  const user = useUser()
  return (
    <Screen hasWayBack>
      <TextLink isAlone to={memberPaths.profile}>
        <IconChevronLeft size={20} aria-hidden="true" />
        {navigation.profile}
      </TextLink>
      <ProfileList user={user} story={useStory(user)} />
    </Screen>
  )
})
