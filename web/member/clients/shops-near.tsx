import { IconBuildingStore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { shopsNear as endpoint, Shop } from '#contract/clients.ts'
import { shopsNearCall } from '#contract/public-pages.ts'
import { digitsOf, isCep } from '#domain/documents.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf } from '#web/platform/query.ts'
import { ItemWords, List, ListItem } from '#web/ui/list.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { cepMask } from '#web/ui/masks.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useClientsWords } from './words.ts'

type ShopsNearProps = {
  token: string
  /** The client’s own postal code is known; it is never shown. */
  hasPlace: boolean
}

export function ShopsNear({ token, hasPlace }: ShopsNearProps) {
  const { shopsNear } = useClientsWords()
  const [typed, setTyped] = useState('')
  const cep = digitsOf(typed)
  const isTyped = isCep(cep)
  const isAsked = isTyped || hasPlace
  const { data, isError } = useQuery({
    ...queryOf<typeof endpoint>(memberApi, shopsNearCall, { token, ...(isTyped && { cep }) }),
    enabled: isAsked,
  })
  return (
    <Stack as="section" aria-labelledby="shops-near">
      <h2 id="shops-near">{shopsNear.title}</h2>
      <div>
        <div role="status">
          {isError ? (
            <Notice kind="attention">
              <p>{shopsNear.failed}</p>
              <p>{shopsNear.failedSafe}</p>
            </Notice>
          ) : (
            <Found shops={data?.shops} isAsked={isAsked} />
          )}
        </div>
        {data && data.shops.length > 0 && <Shops shops={data.shops} />}
      </div>
      <MaskedField
        mask={cepMask}
        label={shopsNear.cep}
        hint={hasPlace ? shopsNear.hint : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="postal-code"
      />
    </Stack>
  )
}

function Found({ shops, isAsked }: { shops: readonly Shop[] | undefined; isAsked: boolean }) {
  const { shopsNear } = useClientsWords()
  if (!isAsked) return <Text look="secondary">{shopsNear.unknown}</Text>
  if (!shops) return <Text look="secondary">{shopsNear.looking}</Text>
  if (shops.length > 0) return <VisuallyHidden>{shopsNear.found(shops.length)}</VisuallyHidden>
  return (
    <>
      <p>{shopsNear.none}</p>
      <Text look="secondary">{shopsNear.noneText}</Text>
    </>
  )
}

function Shops({ shops }: { shops: readonly Shop[] }) {
  const { shopsNear } = useClientsWords()
  return (
    <List>
      {shops.map(({ name, neighborhood, city, state }) => (
        <ListItem key={`${name} ${neighborhood} ${city} ${state}`}>
          <IconBuildingStore size={24} aria-hidden="true" />
          <ItemWords>
            <b>{name}</b>
            <small>{shopsNear.place(neighborhood, city, state)}</small>
          </ItemWords>
        </ListItem>
      ))}
    </List>
  )
}
