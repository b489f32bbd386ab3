import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { type ApiKey, apiKeyStates, apiKeys as listCall, revokeApiKey } from '#contract/api-keys.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { SecretOnce } from '#web/office/kit/secret-once.tsx'
import { useFormat } from '#web/platform/format.ts'
import { refresh } from '#web/platform/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toasts.ts'
import { NewKey } from './new-key.tsx'
import { useApiKeyWords } from './words.ts'

export function ApiKeys() {
  const { apiKeys } = useApiKeyWords()
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [revoked, setRevoked] = useState<ApiKey>()
  return (
    <>
      <Listing
        title={apiKeys.title}
        list={listCall}
        columns={useColumns(setRevoked)}
        searchLabel={apiKeys.search}
        filters={[
          {
            key: 'state',
            label: apiKeys.state,
            options: apiKeyStates.map((value) => ({ value, label: apiKeys.states[value] })),
          },
        ]}
        sort={{ key: 'created_at', direction: 'descending' }}
        keyOf={({ id }) => id}
        actions={
          <Button onClick={() => setIsMaking(true)}>
            <IconKey size={18} aria-hidden="true" />
            {apiKeys.add}
          </Button>
        }
      >
        {made && <SecretOnce secret={made} words={apiKeys.secret} />}
      </Listing>
      {isMaking && <NewKey onMade={setMade} onClose={() => setIsMaking(false)} />}
      {revoked && <Revoke apiKey={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  )
}

const tags = { active: 'success', expired: 'neutral', revoked: 'error' } as const

function useColumns(onRevoke: (key: ApiKey) => void): ListingColumn<ApiKey>[] {
  const { apiKeys } = useApiKeyWords()
  const { date, dateTime, number } = useFormat()
  const names: Readonly<Record<string, string>> = apiKeys.calls
  return [
    {
      key: 'name',
      title: apiKeys.name,
      isSortable: true,
      cell: ({ name, is_distributors }) => (is_distributors ? apiKeys.ofDistributor(name) : name),
    },
    {
      key: 'calls_per_minute',
      title: apiKeys.perMinute,
      cell: ({ calls_per_minute }) => number(calls_per_minute),
    },
    {
      key: 'state',
      title: apiKeys.state,
      cell: ({ state }) => <Tag kind={tags[state]}>{apiKeys.states[state]}</Tag>,
    },
    {
      key: 'last_used_at',
      title: apiKeys.lastUsedAt,
      isSortable: true,
      cell: ({ last_used_at }) => (last_used_at ? dateTime(last_used_at) : apiKeys.never),
    },
    {
      key: 'expires_on',
      title: apiKeys.expiresAt,
      cell: ({ expires_on }) => (expires_on ? date(expires_on) : apiKeys.noEnd),
    },
    {
      key: 'calls',
      title: apiKeys.opens,
      cell: ({ calls }) => <Calls names={calls.map((call) => names[call] ?? call)} />,
    },
    {
      key: 'created_at',
      title: apiKeys.createdAt,
      isSortable: true,
      cell: ({ created_at, created_by }) =>
        created_by ? apiKeys.madeBy(dateTime(created_at), created_by) : dateTime(created_at),
    },
    {
      key: 'actions',
      title: apiKeys.actions,
      cell: (key) =>
        key.state === 'active' && (
          <Button variant="quiet" aria-label={apiKeys.revokeOf(key.name)} onClick={() => onRevoke(key)}>
            {apiKeys.revoke}
          </Button>
        ),
    },
  ]
}

/** The first one and how many more; all of them where somebody points at it or has it read out. */
function Calls({ names }: { names: readonly string[] }) {
  const { apiKeys } = useApiKeyWords()
  const [first = '', ...more] = names
  if (more.length === 0) return first
  return <abbr title={names.join(', ')}>{apiKeys.andMore(first, more.length)}</abbr>
}

function Revoke({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { apiKeys } = useApiKeyWords()
  return (
    <OfficeDialog
      title={apiKeys.revokeOf(name)}
      closeLabel={apiKeys.close}
      action={apiKeys.revoke}
      isDangerous
      fallback={apiKeys.failed}
      onClose={onClose}
      onSend={async () => {
        await officeApi.call(revokeApiKey, { id })
        toast(apiKeys.revoked)
        await refresh(listCall)
      }}
    >
      {() => <p>{apiKeys.revokeNote}</p>}
    </OfficeDialog>
  )
}
