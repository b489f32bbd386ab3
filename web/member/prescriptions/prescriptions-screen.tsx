import { useContext } from 'react'
import { useSearchParams } from 'react-router'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ScreenPlace } from '#web/ui/screen-place.ts'
import { Stack } from '#web/ui/stack.tsx'
import { linkIn } from './prescription-draft.ts'
import { PrescriptionForm } from './prescription-form.tsx'
import { PrescriptionList } from './prescription-list.tsx'
import { usePrescriptionsWords } from './words.ts'

export function PrescriptionsScreen({ user }: { user: User }) {
  const { prescriptionForm } = usePrescriptionsWords()
  const place = useContext(ScreenPlace)
  return (
    <SubScreen back={{ to: memberPaths.profile, text: prescriptionForm.back }} title={prescriptionForm.title}>
      {place === 'alone' && <NewPrescription user={user} />}
      {place === 'beside' && (
        <ButtonLink variant="soft" to={memberPaths.prescriptions}>
          {prescriptionForm.formTitle}
        </ButtonLink>
      )}
      <PrescriptionList />
    </SubScreen>
  )
}

/** Above the list, or beside it where there is room. */
export function NewPrescription({ user }: { user: User }) {
  const { prescriptionForm } = usePrescriptionsWords()
  const [search] = useSearchParams()
  const link = linkIn(search)
  return (
    <Stack as="section" gap={4} aria-labelledby="new-prescription">
      <h2 id="new-prescription">{prescriptionForm.formTitle}</h2>
      <PrescriptionForm key={JSON.stringify(link)} owner={user.email} link={link} />
    </Stack>
  )
}
