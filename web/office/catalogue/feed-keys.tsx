import { useState } from 'react'
import type { OfficeDistributor } from '#contract/catalogue-office.ts'
import { createFeedKey, feedKeys, revokeFeedKey } from '#contract/invoices-feeds.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { SecretOnce } from '#web/office/kit/secret-once.tsx'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { useOfficeCatalogueWords } from './words.ts'

type FeedKeysProps = { distributor: OfficeDistributor; onClose: () => void }

export function FeedKeys({ distributor: { id, title }, onClose }: FeedKeysProps) {
  const { feedKeyList } = useOfficeCatalogueWords()
  return (
    <Dialog isOpen isWide title={feedKeyList.title(title)} leaveLabel={feedKeyList.close} onClose={onClose}>
      <Loaded waiting={<Waiting height="160px" />}>
        <Keys id={id} />
      </Loaded>
    </Dialog>
  )
}

function Keys({ id }: { id: string }) {
  const { feedKeyList } = useOfficeCatalogueWords()
  const keys = useSuspenseQuery(queryOf(officeApi, feedKeys, { id })).data
  const [made, setMade] = useState<string>()
  const make = useAction({
    act: async () => setMade((await officeApi.call(createFeedKey, { id })).key),
    done: feedKeyList.made,
    failed: feedKeyList.failed,
    refreshes: [feedKeys],
  })
  return (
    <Stack gap={4}>
      <Text look="small-quiet">{feedKeyList.note}</Text>
      {made && <SecretOnce secret={made} words={feedKeyList.secret} />}
      {keys.length > 0 ? <KeyTable id={id} keys={keys} /> : <p>{feedKeyList.none}</p>}
      <Row spread="end">
        <Button isBusy={make.isPending} onClick={() => make.mutate()}>
          {feedKeyList.add}
        </Button>
      </Row>
    </Stack>
  )
}

type KeyTableProps = {
  id: string
  keys: readonly { id: string; created_at: string; last_used_at: string | null }[]
}

function KeyTable({ id, keys }: KeyTableProps) {
  const { feedKeyList, distributorList } = useOfficeCatalogueWords()
  const { dateTime } = useFormat()
  const revoke = useAction<string>({
    act: (keyId) => officeApi.call(revokeFeedKey, { id, key_id: keyId }),
    done: feedKeyList.revoked,
    failed: feedKeyList.failed,
    refreshes: [feedKeys],
  })
  return (
    <PlainTable label={feedKeyList.button}>
      <thead>
        <tr>
          <th scope="col">{feedKeyList.createdAt}</th>
          <th scope="col">{feedKeyList.lastUsedAt}</th>
          <th scope="col">{distributorList.actions}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ id: keyId, created_at, last_used_at }) => (
          <tr key={keyId}>
            <th scope="row">{dateTime(created_at)}</th>
            <td>{last_used_at ? dateTime(last_used_at) : feedKeyList.never}</td>
            <td>
              <TextButton
                aria-label={feedKeyList.revokeOf(dateTime(created_at))}
                disabled={revoke.isPending}
                onClick={() => revoke.mutate(keyId)}
              >
                {feedKeyList.revoke}
              </TextButton>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
