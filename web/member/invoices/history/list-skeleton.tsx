import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'

export function ListSkeleton() {
  const { invoices } = useInvoicesWords()
  return (
    <Skeleton text={invoices.loading}>
      <SkeletonBlock shape="line" width="30%" height="20px" />
      <SkeletonBlock height="300px" />
    </Skeleton>
  )
}
