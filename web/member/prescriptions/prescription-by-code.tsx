import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import sorry from '#brand/art/caramelo-sorry.svg'
import { type PublicPrescription, publicPrescription } from '#contract/prescriptions.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import styles from './prescriptions.module.css'
import { usePrescriptionsWords } from './words.ts'

type Shown = { facts: ReactNode; byText: string }
type PrescriptionByCodeProps = { children: (prescription: PublicPrescription, shown: Shown) => ReactNode }

/** For anybody who has the paper: no CPF, phone, e-mail or address of the client. */
export function PrescriptionByCode({ children }: PrescriptionByCodeProps) {
  const { prescriptionPage } = usePrescriptionsWords()
  const { code = '' } = useParams()
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['public-prescription', code, language],
    queryFn: () => memberApi.call(publicPrescription, { code }),
  })
  if (isApiFailure(error) && (error.status === 404 || error.status === 422)) return <NotThere />
  if (data) return children(data, { facts: <Facts {...data} />, byText: prescriptionPage.by })
  return (
    <main className={styles.loading} id="content">
      {error ? (
        <RetryNotice
          failed={prescriptionPage.failed}
          safe={prescriptionPage.failedSafe}
          retryText={prescriptionPage.tryAgain}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton text={prescriptionPage.loading}>
          <SkeletonBlock height="252px" />
        </Skeleton>
      )}
    </main>
  )
}

function Facts({ client_name, created_at, pet_breed }: PublicPrescription) {
  const { prescriptionPage } = usePrescriptionsWords()
  const { date } = useFormat()
  return (
    <p className={styles.facts}>
      {[prescriptionPage.made(client_name, date(created_at)), prescriptionPage.breed(pet_breed)].join(' · ')}
    </p>
  )
}

function NotThere() {
  const { prescriptionPage } = usePrescriptionsWords()
  return (
    <main className={styles.missing} id="content">
      <img src={sorry} width="160" height="112" alt="" />
      <ScreenHeading screen={prescriptionPage.screen}>{prescriptionPage.notFound}</ScreenHeading>
      <p>{prescriptionPage.notFoundText}</p>
    </main>
  )
}
