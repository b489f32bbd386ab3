import { IconPlus, IconReceipt, IconTruckDelivery, IconUser } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createProduct } from '#contract/catalogue-office.ts'
import { createChallenge } from '#contract/challenges-office.ts'
import { staffMay } from '#contract/endpoint.ts'
import { findInvoices } from '#contract/invoices-review.ts'
import { officeMembers } from '#contract/members-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import type { StaffRole } from '#contract/people.ts'
import { officeRedemptions, pickList } from '#contract/redemptions-office.ts'
import { createPrize } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSettled } from '#web/platform/use-settled.ts'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { isFoundIn } from '#web/ui/search-text.ts'
import type { OfficeArea } from './office-rail.tsx'
import { useOfficeStaffWords } from './office-words.ts'
import { useStaffWords } from './words.ts'

export type Place = {
  readonly to: string
  readonly title: string
  readonly note: string | undefined
  readonly Icon: IconShape
}

type PlaceKind = 'actions' | 'areas' | 'invoices' | 'members' | 'redemptions'

/** What can be begun from anywhere. */
const actions = [
  { key: 'newPrize', to: officePaths.newPrize, opensWith: createPrize },
  { key: 'newProduct', to: officePaths.newProduct, opensWith: createProduct },
  { key: 'newChallenge', to: officePaths.newChallenge, opensWith: createChallenge },
  { key: 'pickList', to: officePaths.pickList, opensWith: pickList },
] as const

const pauseMs = 250
const fewestLetters = 2
const mostOfAKind = 6

/** Where somebody may want to go, by what they typed: only areas and calls of their role, since another's would sign them out. */
export function usePlaces(typed: string, { role, areas }: { role: StaffRole; areas: readonly OfficeArea[] }) {
  const { staff } = useStaffWords()
  const { goTo } = useOfficeStaffWords()
  const { date } = useFormat()
  const wanted = typed.trim()
  const q = useSettled(wanted, pauseMs)
  const code = /^r-?(\d+)$/i.exec(q)?.[1]
  const members = foundIn(
    useQuery({
      ...queryOf(officeApi, officeMembers, { q }),
      enabled: q.length >= fewestLetters && staffMay(officeMembers, role),
      placeholderData: keepPreviousData,
    }),
  )
  const redemptions = foundIn(
    useQuery({
      ...queryOf(officeApi, officeRedemptions, { q: `R-${code}` }),
      enabled: code !== undefined && staffMay(officeRedemptions, role),
      placeholderData: keepPreviousData,
    }),
  )
  const invoices = foundIn(
    useQuery({
      ...queryOf(officeApi, findInvoices, { q }),
      enabled: /^\d[\d. -]+$/.test(q) && staffMay(findInvoices, role),
      placeholderData: keepPreviousData,
    }),
  )
  const groups: readonly { kind: PlaceKind; places: readonly Place[] }[] = [
    {
      kind: 'areas',
      places: areas
        .filter(({ key }) => isFoundIn(staff.areas[key], wanted))
        .map(({ key, path, Icon }) => ({ to: path, title: staff.areas[key], note: undefined, Icon })),
    },
    {
      kind: 'actions',
      places: actions
        .filter(({ key, opensWith }) => staffMay(opensWith, role) && isFoundIn(goTo.actions[key], wanted))
        .map(({ key, to }) => ({ to, title: goTo.actions[key], note: undefined, Icon: IconPlus })),
    },
    {
      kind: 'redemptions',
      places: redemptions.items.map(({ id, code: title, title: prize, member }) => ({
        to: linkTo(officePaths.redemption, { id }),
        title,
        note: member ? [prize, member.name].join(' · ') : prize,
        Icon: IconTruckDelivery,
      })),
    },
    {
      kind: 'invoices',
      places: invoices.items.map(({ id, number: title, member, sent_at }) => ({
        to: linkTo(officePaths.invoice, { id }),
        title,
        note: [member.name, date(sent_at)].join(' · '),
        Icon: IconReceipt,
      })),
    },
    {
      kind: 'members',
      places: members.items.map(({ id, name, email, city }) => ({
        to: linkTo(officePaths.member, { id }),
        title: name,
        note: [email, city].filter(Boolean).join(' · '),
        Icon: IconUser,
      })),
    },
  ]
  return {
    groups: groups.filter(({ places }) => places.length > 0),
    isSearching: q !== wanted || members.isFetching || redemptions.isFetching || invoices.isFetching,
    hasFailed: members.isError || redemptions.isError || invoices.isError,
  }
}

type Found<Row> = {
  readonly data: { readonly items: readonly Row[] } | undefined
  readonly isEnabled: boolean
  readonly isFetching: boolean
  readonly isError: boolean
}

function foundIn<Row>({ data, isEnabled, isFetching, isError }: Found<Row>) {
  const items = isEnabled && !isError ? (data?.items ?? []) : []
  return { items: items.slice(0, mostOfAKind), isFetching, isError: isEnabled && isError }
}
