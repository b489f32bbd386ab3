import {
  IconBone,
  IconCamera,
  IconGift,
  IconHome,
  IconListDetails,
  IconReceipt,
  IconTrophy,
  IconTruckDelivery,
  IconUser,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'

type Entry = {
  readonly to: string
  readonly name: 'home' | 'recommendation' | 'invoice' | 'store' | 'profile'
  readonly Icon: ComponentType<{ 'aria-hidden': 'true' }>
  readonly isMain?: boolean
  readonly covers?: readonly string[]
  readonly isFor: (level: User['level']) => boolean
}

const everybody = () => true
const members = ({ id }: User['level']) => id === 3

const entries: readonly Entry[] = [
  {
    to: memberPaths.home,
    name: 'home',
    Icon: IconHome,
    covers: [memberPaths.ranking, memberPaths.challenge, memberPaths.statement],
    isFor: everybody,
  },
  { to: memberPaths.recommendation, name: 'recommendation', Icon: IconBone, isFor: members },
  {
    to: memberPaths.sendInvoice,
    name: 'invoice',
    Icon: IconCamera,
    isMain: true,
    covers: [memberPaths.invoiceStack, memberPaths.sharedFiles],
    isFor: (level) => members(level) && level.roles.attendant,
  },
  {
    to: memberPaths.store,
    name: 'store',
    Icon: IconGift,
    covers: [memberPaths.prizeRedeemed],
    isFor: members,
  },
  {
    to: memberPaths.profile,
    name: 'profile',
    Icon: IconUser,
    covers: [
      memberPaths.notifications,
      memberPaths.channels,
      memberPaths.redemptions,
      memberPaths.invoices,
      memberPaths.editData,
      memberPaths.editAddress,
      memberPaths.changePassword,
      memberPaths.consents,
      memberPaths.shopListing,
      memberPaths.sessions,
      memberPaths.clients,
      memberPaths.recommendations,
      memberPaths.prescriptions,
      memberPaths.network,
    ],
    isFor: everybody,
  },
]

type Shortcut = Pick<Entry, 'to' | 'Icon' | 'isFor'> & {
  readonly name: 'documents' | 'statement' | 'redemptions' | 'ranking'
}

const shortcuts: readonly Shortcut[] = [
  {
    to: memberPaths.invoices,
    name: 'documents',
    Icon: IconReceipt,
    isFor: (level) => members(level) && level.roles.attendant,
  },
  { to: memberPaths.statement, name: 'statement', Icon: IconListDetails, isFor: members },
  { to: memberPaths.redemptions, name: 'redemptions', Icon: IconTruckDelivery, isFor: members },
  { to: memberPaths.ranking, name: 'ranking', Icon: IconTrophy, isFor: members },
]

export function entriesFor({ level }: Pick<User, 'level'>): readonly Entry[] {
  return entries.filter(({ isFor }) => isFor(level))
}

export function shortcutsFor({ level }: Pick<User, 'level'>): readonly Shortcut[] {
  return shortcuts.filter(({ isFor }) => isFor(level))
}
