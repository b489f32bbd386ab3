import { profileTypes } from '#contract/people.ts'
import { Select } from '#web/ui/select.tsx'
import { Grid } from '#web/ui/stack.tsx'
import styles from './notifications.module.css'
import { activities } from './segment.ts'
import { useOfficeNotificationsWords } from './words.ts'

type Chosen = { profile: string; level: string; address: string; activity: string }
type SegmentFieldsProps = { chosen: Chosen; onChange: (part: Partial<Chosen>) => void }

export function SegmentFields({ chosen, onChange }: SegmentFieldsProps) {
  const { broadcasting } = useOfficeNotificationsWords()
  const field = (name: keyof Chosen) => ({
    name,
    value: chosen[name],
    emptyLabel: broadcasting.anybody,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <Grid as="fieldset" minWidth={160} className={styles.segment}>
      <legend>{broadcasting.segment}</legend>
      <Select
        {...field('profile')}
        label={broadcasting.profile}
        options={profileTypes.map((value) => ({ value, label: broadcasting.profiles[value] }))}
      />
      <Select
        {...field('level')}
        label={broadcasting.level}
        options={([2, 3] as const).map((level) => ({
          value: String(level),
          label: broadcasting.levels[level],
        }))}
      />
      <Select
        {...field('address')}
        label={broadcasting.address}
        options={[
          { value: 'yes', label: broadcasting.withAddress },
          { value: 'no', label: broadcasting.withoutAddress },
        ]}
      />
      <Select
        {...field('activity')}
        label={broadcasting.activity}
        options={activities.map((days) => ({
          value: String(days),
          label: broadcasting.inDays(String(days)),
        }))}
      />
    </Grid>
  )
}
