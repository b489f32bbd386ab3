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

type Entry = {
  readonly to: string
  readonly name: 'home' | 'recommendation' | 'invoice' | 'store' | 'profile'
  readonly Icon: ComponentType<{ 'aria-hidden': 'true' }>
  readonly isMain?: boolean
  /** Screens that are one step away from it, whatever their address. */
  readonly covers?: readonly string[]
  readonly isFor: (level: User['level']) => boolean
}

const everybody = () => true
const members = ({ id }: User['level']) => id === 3

/** In the order of the bar. */
const entries: readonly Entry[] = [
  {
    to: '/home',
    name: 'home',
    Icon: IconHome,
    covers: ['/ranking', '/desafios', '/extrato'],
    isFor: everybody,
  },
  { to: '/recomendacao', name: 'recommendation', Icon: IconBone, isFor: members },
  {
    to: '/cadastro-de-nota-fiscal',
    name: 'invoice',
    Icon: IconCamera,
    isMain: true,
    isFor: (level) => members(level) && level.roles.attendant,
  },
  { to: '/loja', name: 'store', Icon: IconGift, covers: ['/premio-resgatado'], isFor: members },
  {
    to: '/perfil',
    name: 'profile',
    Icon: IconUser,
    covers: [
      '/notificacao',
      '/avisos',
      '/meus-resgates',
      '/documentos-enviados',
      '/editar-dados',
      '/editar-endereco',
      '/alterar-senha',
      '/consentimentos',
      '/aparelhos',
      '/clientes',
      '/prescricao',
      '/minha-rede',
    ],
    isFor: everybody,
  },
]

type Shortcut = Pick<Entry, 'to' | 'Icon' | 'isFor'> & {
  readonly name: 'documents' | 'statement' | 'redemptions' | 'ranking'
}

/** Below the others where there is room for a rail. */
const shortcuts: readonly Shortcut[] = [
  {
    to: '/documentos-enviados',
    name: 'documents',
    Icon: IconReceipt,
    isFor: (level) => members(level) && level.roles.attendant,
  },
  { to: '/extrato', name: 'statement', Icon: IconListDetails, isFor: members },
  { to: '/meus-resgates', name: 'redemptions', Icon: IconTruckDelivery, isFor: members },
  { to: '/ranking', name: 'ranking', Icon: IconTrophy, isFor: members },
]

/** Where this person may go from anywhere: what their level and role open, of the screens there are. */
export function entriesFor(
  { level }: Pick<User, 'level'>,
  isScreen: (path: string) => boolean,
): readonly Entry[] {
  return entries.filter(({ to, isFor }) => isFor(level) && isScreen(to))
}

export function shortcutsFor({ level }: Pick<User, 'level'>): readonly Shortcut[] {
  return shortcuts.filter(({ isFor }) => isFor(level))
}
