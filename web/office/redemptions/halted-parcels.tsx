import { useQuery } from '@tanstack/react-query'
import { haltedRedemptions, seeHalted } from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { queryOf } from '#web/platform/query.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { useOfficeRedemptionsWords } from './words.ts'

/** Looked up again all the time: whoever packs has the list open for hours. */
const haltedQuery = { ...queryOf(officeApi, haltedRedemptions), staleTime: 0, refetchInterval: 60_000 }

/** What must not be sent although somebody may have it on paper; each stays until one of the team says that they know. */
export function HaltedParcels({ isOnPaper = false }: { isOnPaper?: boolean }) {
  const { halted } = useOfficeRedemptionsWords()
  const { data: parcels = [] } = useQuery(haltedQuery)
  const seeing = useAction({
    act: (id: string) => officeApi.call(seeHalted, { id }),
    done: halted.done,
    failed: halted.failed,
    refreshes: [haltedRedemptions],
  })
  if (parcels.length === 0) return null
  return (
    <Notice kind="attention">
      <Stack gap={2}>
        <b>{halted.title(parcels.length)}</b>
        <p>{halted.text}</p>
        <Stack as="ul" gap={1}>
          {parcels.map(({ id, code, title, was_preparing }) => (
            <Row as="li" key={id}>
              <span>
                <b>{code}</b> {was_preparing ? `${title} (${halted.packed})` : title}
              </span>
              {!isOnPaper && (
                <TextButton
                  aria-label={halted.seenOf(code)}
                  disabled={seeing.isPending}
                  onClick={() => seeing.mutate(id)}
                >
                  {halted.seen}
                </TextButton>
              )}
            </Row>
          ))}
        </Stack>
      </Stack>
    </Notice>
  )
}
