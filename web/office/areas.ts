import {
  IconBell,
  IconBuildingWarehouse,
  IconChartBar,
  IconFileInvoice,
  IconFileText,
  IconGift,
  IconHistory,
  IconHome,
  IconMessage2,
  IconNotebook,
  IconPackage,
  IconQrcode,
  IconSettings,
  IconShieldLock,
  IconStethoscope,
  IconTarget,
  IconTruckDelivery,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react'
import { type StaffRole, staffRoles } from '#contract/people.ts'
import type { RailArea } from './staff/rail.tsx'

type Area = RailArea & { readonly roles: readonly StaffRole[] }

/** Every area of the back office in the order of the rail, and the roles that see it. Its name is in the words of the staff. */
export const areas: readonly Area[] = [
  { key: 'dashboard', path: '/inicio', group: 'top', Icon: IconHome, roles: staffRoles },
  {
    key: 'invoices',
    path: '/notas',
    group: 'queues',
    Icon: IconFileInvoice,
    roles: ['reviewer', 'admin'],
  },
  {
    key: 'verification',
    path: '/verificacao',
    group: 'queues',
    Icon: IconUserCheck,
    roles: ['reviewer', 'support', 'admin'],
  },
  {
    key: 'redemptions',
    path: '/resgates',
    group: 'queues',
    Icon: IconTruckDelivery,
    roles: ['support', 'catalogue', 'admin'],
  },
  {
    key: 'members',
    path: '/membros',
    group: 'programme',
    Icon: IconUsers,
    roles: ['reviewer', 'support', 'analyst', 'admin'],
  },
  { key: 'prizes', path: '/premios', group: 'programme', Icon: IconGift, roles: ['catalogue', 'admin'] },
  {
    key: 'products',
    path: '/produtos',
    group: 'programme',
    Icon: IconPackage,
    roles: ['catalogue', 'analyst', 'admin'],
  },
  {
    key: 'distributors',
    path: '/distribuidores',
    group: 'programme',
    Icon: IconBuildingWarehouse,
    roles: ['catalogue', 'analyst', 'admin'],
  },
  {
    key: 'challenges',
    path: '/desafios',
    group: 'programme',
    Icon: IconTarget,
    roles: ['catalogue', 'admin'],
  },
  { key: 'broadcast', path: '/avisos', group: 'programme', Icon: IconBell, roles: ['support', 'admin'] },
  { key: 'pages', path: '/textos', group: 'programme', Icon: IconFileText, roles: ['admin'] },
  {
    key: 'promoters',
    path: '/promotores',
    group: 'programme',
    Icon: IconQrcode,
    roles: ['support', 'analyst', 'admin'],
  },
  {
    key: 'leads',
    path: '/leads',
    group: 'programme',
    Icon: IconNotebook,
    roles: ['support', 'analyst', 'admin'],
  },
  {
    key: 'prescriptions',
    path: '/prescricoes',
    group: 'programme',
    Icon: IconStethoscope,
    roles: ['support', 'analyst', 'admin'],
  },
  {
    key: 'reports',
    path: '/relatorios',
    group: 'management',
    Icon: IconChartBar,
    roles: ['analyst', 'admin'],
  },
  { key: 'audit', path: '/auditoria', group: 'management', Icon: IconHistory, roles: ['admin'] },
  { key: 'staff', path: '/equipe', group: 'management', Icon: IconShieldLock, roles: ['admin'] },
  { key: 'reasons', path: '/motivos', group: 'management', Icon: IconMessage2, roles: ['admin'] },
  { key: 'settings', path: '/ajustes', group: 'management', Icon: IconSettings, roles: ['admin'] },
]

/** The area that an address below `/gestao` belongs to. */
export function areaAt(pathname: string): Area | undefined {
  return areas.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
