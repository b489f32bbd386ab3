import { useState } from 'react'
import cat from '#brand/art/cat-face.svg'
import dog from '#brand/art/dog-face.svg'
import poodle from '#brand/art/poodle.svg'
import bags from '#brand/art/shopping-bags.svg'
import stethoscope from '#brand/art/stethoscope.svg'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Density } from '#web/ui/density.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { Grid, Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { formWords } from './words.ts'

export function Checkboxes() {
  const { choice, field } = formWords
  return (
    <Stack gap={5}>
      <Checkbox name="accept" fault={choice.acceptFault}>
        {choice.acceptBefore} <TextLink to="#regulation">{choice.regulation}</TextLink> {choice.and}{' '}
        <TextLink to="#privacy">{choice.privacy}</TextLink>
      </Checkbox>
      <Checkbox name="news" defaultChecked>
        {choice.news} {field.optional}
      </Checkbox>
      <Checkbox disabled defaultChecked>
        {choice.closed}
      </Checkbox>
    </Stack>
  )
}

export function Radios() {
  const { choice } = formWords
  const [profile, setProfile] = useState<string>()
  return (
    <Stack gap={5}>
      <RadioCards
        label={choice.profile}
        isLabelHidden
        name="profile"
        cards={[
          {
            value: 'veterinarian',
            title: choice.veterinarian,
            text: choice.veterinarianText,
            picture: stethoscope,
            tone: 'info',
          },
          { value: 'breeder', title: choice.breeder, text: choice.breederText, picture: poodle },
          {
            value: 'attendant',
            title: choice.attendant,
            text: choice.attendantText,
            picture: bags,
            tone: 'success',
          },
        ]}
        value={profile}
        onChoose={setProfile}
        fault={profile ? undefined : choice.profileFault}
      />
      <RadioCards
        label={choice.pet}
        layout="tiles"
        name="pet"
        defaultValue="cat"
        cards={[
          { value: 'dog', title: choice.dog, picture: dog },
          { value: 'cat', title: choice.cat, picture: cat },
        ]}
      />
    </Stack>
  )
}

export function Selects() {
  const { choice } = formWords
  const options = choice.states.map((label) => ({ value: label, label }))
  return (
    <Grid gap={5} minWidth={260}>
      <Select label={choice.state} options={options} emptyLabel={choice.stateEmpty} defaultValue="" />
      <Select
        label={choice.state}
        options={options}
        emptyLabel={choice.stateEmpty}
        fault={choice.stateFault}
      />
      <Select label={choice.state} options={options} defaultValue={choice.states[2]} disabled />
      <Density value="dense">
        <Select label={choice.state} options={options} defaultValue={choice.states[2]} />
      </Density>
    </Grid>
  )
}

export function Switches() {
  const { choice } = formWords
  return (
    <Stack gap={5}>
      <Switch label={choice.dark} hint={choice.darkHint} />
      <Switch label={choice.shortcuts} defaultChecked />
      <Switch label={choice.shortcuts} disabled />
    </Stack>
  )
}
