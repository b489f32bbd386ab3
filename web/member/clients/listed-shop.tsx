import { type ChangeEvent, useState } from 'react'
import { listShop, type ShopListing, shopListing } from '#contract/clients.ts'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { stateNames } from '#domain/states.ts'
import styles from '#web/member/kit/address-fields.module.css'
import { useAddressWords } from '#web/member/kit/address-words.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { usePostalCode } from '#web/member/kit/postal-code.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { Form } from '#web/platform/form.tsx'
import { queryOf, refresh } from '#web/platform/query.ts'
import { missing, useSending } from '#web/platform/sending.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldRow } from '#web/ui/field-row.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { cepMask } from '#web/ui/masks.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useShopListingWords } from './shop-listing-words.ts'

export function ListedShop({ user }: { user: User }) {
  const { listedShop } = useShopListingWords()
  return (
    <SubScreen
      back={{ to: memberPaths.profile, text: listedShop.back }}
      title={listedShop.title}
      waiting={
        <Skeleton text={listedShop.loading}>
          <SkeletonBlock height="360px" />
        </Skeleton>
      }
      failed={listedShop.failed}
      safe={listedShop.failedSafe}
    >
      <p>{listedShop.intro}</p>
      <ShopForm user={user} />
    </SubScreen>
  )
}

type Shop = { name: string; cep: string; neighborhood: string; city: string; state: string }

const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }))
const required = ['name', 'cep', 'city', 'state']

function ShopForm({ user }: { user: User }) {
  const { listedShop } = useShopListingWords()
  const { address } = useAddressWords()
  const { data } = useSuspenseQuery(queryOf(memberApi, shopListing))
  const { listing } = data
  const [shop, setShop] = useState<Shop>(() => shopOf(listing, user))
  const { finding, type } = usePostalCode(({ cep, neighborhood, city, state }) =>
    edit({
      ...(cep !== undefined && { cep }),
      ...(neighborhood !== undefined && { neighborhood }),
      ...(city !== undefined && { city }),
      ...(state !== undefined && { state: lettersOf(state) }),
    }),
  )
  const { isSending, failure, submit, forgive } = useSending(
    async (wanted: Shop | null) => {
      const sent = wanted && { ...wanted, neighborhood: wanted.neighborhood.trim() || null }
      await memberApi.call(listShop, { listing: sent })
      await refresh(shopListing)
      toast(!wanted ? listedShop.left : listing ? listedShop.saved : listedShop.agreed)
    },
    (wanted) =>
      wanted ? missing(wanted, Object.fromEntries(required.map((name) => [name, listedShop.missing]))) : {},
  )

  function edit(part: Partial<Shop>) {
    forgive(...Object.keys(part))
    setShop((earlier) => ({ ...earlier, ...part }))
  }

  const field = (name: keyof Shop) => ({
    id: name,
    name,
    value: shop[name],
    fault: failure?.fields[name] ?? failure?.fields[`listing.${name}`],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      edit({ [name]: target.value }),
  })

  return (
    <Form onSubmit={() => submit(shop)} onEdit={forgive} failure={failure} fallback={listedShop.failed}>
      {listing && <Notice kind="success">{listedShop.listed}</Notice>}
      <TextField {...field('name')} label={listedShop.name} autoComplete="organization" required />
      <MaskedField
        {...field('cep')}
        mask={cepMask}
        label={address.cep}
        hint={finding === 'looking' ? address.looking : undefined}
        onChange={({ target }) => void type(target.value)}
        required
      />
      <div className={styles.alert} role="alert">
        {(finding === 'missed' || finding === 'failed') && (
          <Notice kind="error">
            <p>{address[finding]}</p>
            <p>{address.typeIt}</p>
          </Notice>
        )}
      </div>
      <TextField {...field('neighborhood')} label={address.neighborhood} optional={listedShop.optional} />
      <FieldRow>
        <TextField {...field('city')} label={address.city} required />
        <Select
          {...field('state')}
          label={address.state}
          options={states}
          emptyLabel={listedShop.chooseState}
          required
        />
      </FieldRow>
      <Row gap={3}>
        <Button type="submit" isBusy={isSending}>
          {listing ? listedShop.save : listedShop.agree}
        </Button>
        {listing && (
          <Button variant="outline" disabled={isSending} onClick={() => submit(null)}>
            {listedShop.leave}
          </Button>
        )}
      </Row>
    </Form>
  )
}

/** As it is listed; otherwise what the profile says of the shop. Where a prize is sent may be somewhere else. */
function shopOf(listing: ShopListing | null, user: User): Shop {
  if (listing) return { ...listing, neighborhood: listing.neighborhood ?? '' }
  return { name: user.profile.name ?? '', cep: '', neighborhood: '', city: '', state: '' }
}

function lettersOf(state: string): string {
  return states.find(({ label }) => label === state)?.value ?? ''
}
