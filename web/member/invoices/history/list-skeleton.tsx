import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'

export function ListSkeleton() {
  const { invoices } = useSentInvoicesWords()
  return (
    <Skeleton text={invoices.loading}>
      <SkeletonBlock shape="line" width="30%" height="20px" />
      <SkeletonBlock height="300px" />
    </Skeleton>
  )
}
