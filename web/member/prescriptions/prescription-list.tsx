import stethoscope from '#brand/art/stethoscope.svg'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { More } from '#web/member/kit/more.tsx'
import { fullName } from '#web/member/kit/product-name.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseInfiniteQuery } from '#web/platform/suspense-query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { prescriptionsQuery } from './calls.ts'
import { usePrescriptionsWords } from './words.ts'

export function PrescriptionList() {
  const { prescriptionList } = usePrescriptionsWords()
  return (
    <Stack as="section" gap={4} aria-labelledby="prescriptions">
      <h2 id="prescriptions">{prescriptionList.title}</h2>
      <Loaded
        waiting={
          <Skeleton text={prescriptionList.loading}>
            <SkeletonBlock height="76px" />
          </Skeleton>
        }
        failed={prescriptionList.failed}
        safe={prescriptionList.failedSafe}
      >
        <Prescriptions />
      </Loaded>
    </Stack>
  )
}

function Prescriptions() {
  const { prescriptionList } = usePrescriptionsWords()
  const query = useSuspenseInfiniteQuery(prescriptionsQuery)
  const prescriptions = query.data.pages.flatMap(({ items }) => items)
  if (prescriptions.length === 0)
    return <EmptyState art={stethoscope} title={prescriptionList.empty} text={prescriptionList.emptyText} />
  return (
    <>
      <RowList label={prescriptionList.title}>
        {prescriptions.map((prescription) => (
          <PrescriptionRow key={prescription.id} prescription={prescription} />
        ))}
      </RowList>
      <More
        query={query}
        text={prescriptionList.more}
        failed={prescriptionList.failed}
        safe={prescriptionList.failedSafe}
      />
    </>
  )
}

function PrescriptionRow({ prescription }: { prescription: Prescription }) {
  const { prescriptionList } = usePrescriptionsWords()
  const { date } = useFormat()
  const { id, client_name, pet_breed, created_at, product } = prescription
  return (
    <LinkRow
      to={linkTo(memberPaths.prescription, { id })}
      title={client_name}
      text={[fullName(product), prescriptionList.line(pet_breed, date(created_at))].join(' · ')}
    />
  )
}
