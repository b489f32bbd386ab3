import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { ClientPage } from '#contract/clients.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Message } from '#web/ui/message.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Text } from '#web/ui/text.tsx'
import { pageQuery } from './calls.ts'
import { EraseClient } from './erase-client.tsx'
import { ShopCode } from './shop-code.tsx'
import { ShopsNear } from './shops-near.tsx'
import { useClientsWords } from './words.ts'

type ClientParts = {
  /** Replaces "recommended by" where it was prescribed. */
  byText: string | undefined
  facts: ReactNode
  code: ReactNode
  shops: ReactNode
  erasing: ReactNode
}
type ClientByTokenProps = { children: (page: ClientPage, parts: ClientParts) => ReactNode }

/** Anybody with the link can open this, so it shows no CPF, phone, e-mail or address of the client. */
export function ClientByToken({ children }: ClientByTokenProps) {
  const { clientPage } = useClientsWords()
  return (
    <Loaded
      waiting={
        <Skeleton text={clientPage.loading}>
          <SkeletonBlock height="252px" />
        </Skeleton>
      }
      frame={(contents) => <Screen maxWidth={640}>{contents}</Screen>}
      failed={clientPage.failed}
      safe={clientPage.failedSafe}
      missing={<ClientNotFound />}
    >
      <LoadedClient>{children}</LoadedClient>
    </Loaded>
  )
}

function LoadedClient({ children }: ClientByTokenProps) {
  const { clientPage } = useClientsWords()
  const { token = '' } = useParams()
  const { data } = useSuspenseQuery(pageQuery(token))
  return children(data, {
    byText: data.kind === 'prescription' ? clientPage.by : undefined,
    facts: <Facts {...data} />,
    code: <ShopCode page={data} />,
    shops: data.is_usable && <ShopsNear token={token} hasPlace={data.client !== null} />,
    erasing: <EraseClient token={token} page={data} />,
  })
}

function Facts({ kind, client, created_at }: ClientPage) {
  const { clientPage } = useClientsWords()
  const { date } = useFormat()
  const on = date(created_at)
  const isLead = kind === 'lead'
  const made = client
    ? (isLead ? clientPage.recommended : clientPage.prescribed)(client.name, on)
    : (isLead ? clientPage.recommendedOn : clientPage.prescribedOn)(on)
  const breed = client?.pet_breed && clientPage.breed(client.pet_breed)
  return <Text look="secondary">{[made, breed].filter(Boolean).join(' · ')}</Text>
}

function ClientNotFound() {
  const { clientPage } = useClientsWords()
  return (
    <Message mood="sorry">
      <ScreenHeading screen={clientPage.screen}>{clientPage.notFound}</ScreenHeading>
      <p>{clientPage.notFoundText}</p>
    </Message>
  )
}
