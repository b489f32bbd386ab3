import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import sorry from '#brand/art/caramelo-sorry.svg'
import { type PublicPrescription, publicPrescription } from '#contract/prescriptions.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf } from '#web/platform/query.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Message } from '#web/ui/message.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Text } from '#web/ui/text.tsx'
import { usePrescriptionsWords } from './words.ts'

type PrescriptionTexts = { facts: ReactNode; byText: string }
type PrescriptionByCodeProps = {
  children: (prescription: PublicPrescription, texts: PrescriptionTexts) => ReactNode
}

/** Anybody with the paper can open this, so it shows no CPF, phone, e-mail or address. */
export function PrescriptionByCode({ children }: PrescriptionByCodeProps) {
  const { prescriptionPage } = usePrescriptionsWords()
  return (
    <Loaded
      waiting={
        <Skeleton text={prescriptionPage.loading}>
          <SkeletonBlock height="252px" />
        </Skeleton>
      }
      frame={(contents) => <Screen maxWidth={640}>{contents}</Screen>}
      failed={prescriptionPage.failed}
      safe={prescriptionPage.failedSafe}
      missing={<PrescriptionNotFound />}
    >
      <LoadedPrescription>{children}</LoadedPrescription>
    </Loaded>
  )
}

function LoadedPrescription({ children }: PrescriptionByCodeProps) {
  const { prescriptionPage } = usePrescriptionsWords()
  const { token: code = '' } = useParams()
  const { data } = useSuspenseQuery(queryOf(memberApi, publicPrescription, { code }))
  return children(data, { facts: <PrescriptionFacts {...data} />, byText: prescriptionPage.by })
}

function PrescriptionFacts({ client_name, created_at, pet_breed }: PublicPrescription) {
  const { prescriptionPage } = usePrescriptionsWords()
  const { date } = useFormat()
  return (
    <Text look="secondary">
      {[prescriptionPage.made(client_name, date(created_at)), prescriptionPage.breed(pet_breed)].join(' · ')}
    </Text>
  )
}

function PrescriptionNotFound() {
  const { prescriptionPage } = usePrescriptionsWords()
  return (
    <Message art={sorry}>
      <ScreenHeading screen={prescriptionPage.screen}>{prescriptionPage.notFound}</ScreenHeading>
      <p>{prescriptionPage.notFoundText}</p>
    </Message>
  )
}
