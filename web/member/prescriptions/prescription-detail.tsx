import { IconPrinter, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { User } from '#contract/members.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { onePrescription, type Prescription } from '#contract/prescriptions.ts'
import { firstName } from '#domain/names.ts'
import { shownCode } from '#domain/recommendation-code.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { fullName } from '#web/member/kit/product-name.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { whatsAppLink } from '#web/member/kit/whatsapp.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Row } from '#web/ui/stack.tsx'
import { WhatsAppLink } from '#web/ui/whatsapp-link.tsx'
import { ErasePrescription } from './erase-prescription.tsx'
import { PrescriptionSheet } from './prescription-sheet.tsx'
import styles from './prescriptions.module.css'
import { usePrescriptionsWords } from './words.ts'

export function PrescriptionDetail({ user }: { user: User }) {
  const { paper, prescriptionList } = usePrescriptionsWords()
  return (
    <SubScreen
      back={{ to: memberPaths.prescriptions, text: paper.back }}
      title={paper.title}
      waiting={
        <Skeleton text={prescriptionList.loading}>
          <SkeletonBlock height="480px" />
        </Skeleton>
      }
      failed={prescriptionList.failed}
      safe={prescriptionList.failedSafe}
      missing={
        <EmptyState
          art={<Caramelo mood="sorry" widthPx={140} />}
          title={paper.notFound}
          text={paper.notFoundText}
          action={<ButtonLink to={memberPaths.prescriptions}>{paper.toList}</ButtonLink>}
        />
      }
    >
      <Contents user={user} />
    </SubScreen>
  )
}

function Contents({ user }: { user: User }) {
  const { id = '' } = useParams()
  const { data: prescription } = useSuspenseQuery(queryOf(memberApi, onePrescription, { id }))
  return (
    <>
      <Actions prescription={prescription} />
      <PrescriptionSheet prescription={prescription} user={user} />
    </>
  )
}

function Actions({ prescription }: { prescription: Prescription }) {
  const { paper } = usePrescriptionsWords()
  const [isErasing, setErasing] = useState(false)
  const { client_name, phone, product, code: token, recommendation } = prescription
  const client = firstName(client_name)
  const message = paper.message({
    client,
    product: fullName(product),
    code: shownCode(recommendation),
    link: `${location.origin}${linkTo(memberPaths.publicPrescription, { token })}`,
  })
  return (
    <Row gap={3} className={styles.actions}>
      <WhatsAppLink href={whatsAppLink(phone, message)}>{paper.send}</WhatsAppLink>
      <Button variant="soft" onClick={() => window.print()}>
        <IconPrinter size={20} aria-hidden="true" />
        {paper.print}
      </Button>
      <Button variant="quiet" onClick={() => setErasing(true)}>
        <IconTrash size={20} aria-hidden="true" />
        {paper.erase}
      </Button>
      {isErasing && <ErasePrescription prescription={prescription} onClose={() => setErasing(false)} />}
    </Row>
  )
}
