import { IconBone, IconReceipt, IconStethoscope } from '@tabler/icons-react'
import poodle from '#brand/art/poodle.svg'
import bags from '#brand/art/shopping-bags.svg'
import stethoscope from '#brand/art/stethoscope.svg'
import { signUpProfiles } from '#contract/sign-up.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Profile } from './sign-up-draft.ts'
import { Steps } from './steps.tsx'
import { useSignUpWords } from './words.ts'

type ChooseProfileProps = {
  profile: Profile | undefined
  onChoose: (profile: Profile) => void
  onNext: () => void
}

const looks = {
  veterinarian: { picture: stethoscope, tone: 'info', Icon: IconStethoscope },
  breeder: { picture: poodle, tone: 'caramel', Icon: IconBone },
  attendant: { picture: bags, tone: 'success', Icon: IconReceipt },
} as const

/** The profile comes first because it changes what is asked next. */
export function ChooseProfile({ profile, onChoose, onNext }: ChooseProfileProps) {
  const { signUp } = useSignUpWords()
  const cards = signUpProfiles.map((value) => {
    const { picture, tone } = looks[value]
    const { title, text } = signUp.profiles[value]
    return { value, title, text, picture, tone }
  })
  return (
    <Screen maxWidth={592} gap={6}>
      <Steps step={1} />
      <Stack gap={2}>
        <ScreenHeading screen={signUp.screen(1)}>{signUp.profileTitle}</ScreenHeading>
        <Text look="secondary">{signUp.profileIntro}</Text>
      </Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onNext()
        }}
      >
        <Stack gap={5}>
          <RadioCards
            label={signUp.userType}
            isLabelHidden
            name="profile_type"
            cards={cards}
            value={profile}
            onChoose={onChoose}
          />
          <div role="status">
            {profile ? (
              <Notice kind="info" Icon={looks[profile].Icon}>
                <p>
                  <b>{signUp.profiles[profile].news}</b> {signUp.profiles[profile].newsText}
                </p>
              </Notice>
            ) : (
              <Text look="secondary">{signUp.chooseFirst}</Text>
            )}
          </div>
          <Button type="submit" disabled={!profile}>
            {signUp.next}
          </Button>
        </Stack>
      </form>
      <Text isCentred>
        {signUp.haveAccount} <TextLink to="/">{signUp.signIn}</TextLink>
      </Text>
    </Screen>
  )
}
