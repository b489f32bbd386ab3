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
import { auditTrail } from '#contract/audit.ts'
import { officeDistributors, officeProducts } from '#contract/catalogue-office.ts'
import { officeChallenges } from '#contract/challenges-office.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { officeInvoices } from '#contract/invoices-office.ts'
import { officeReasons } from '#contract/invoices-reasons.ts'
import { officeLeads } from '#contract/leads-office.ts'
import { officeMembers } from '#contract/members-office.ts'
import { verificationQueue } from '#contract/members-verification.ts'
import { officeBroadcasts } from '#contract/notifications-office.ts'
import { officePages } from '#contract/pages-office.ts'
import { officePaths } from '#contract/paths.ts'
import { officePrescriptions } from '#contract/prescriptions-office.ts'
import { officePromoters } from '#contract/promoters-office.ts'
import { officeRedemptions } from '#contract/redemptions-office.ts'
import { coinReport, dashboard } from '#contract/reports.ts'
import { readSettings } from '#contract/settings.ts'
import { team } from '#contract/staff-team.ts'
import { officePrizes } from '#contract/store-office.ts'
import type { RailArea } from './staff/rail.tsx'

type Area = RailArea & {
  /** The call that its screen opens with: who may not make it does not see the area. */
  readonly opensWith: Pick<Endpoint, 'for'>
}

/** Every area of the back office in the order of the rail. Its name is in the words of the staff. */
export const areas: readonly Area[] = [
  { key: 'dashboard', path: officePaths.dashboard, group: 'top', Icon: IconHome, opensWith: dashboard },
  {
    key: 'invoices',
    path: officePaths.invoices,
    group: 'queues',
    Icon: IconFileInvoice,
    opensWith: officeInvoices,
  },
  {
    key: 'verification',
    path: officePaths.verification,
    group: 'queues',
    Icon: IconUserCheck,
    opensWith: verificationQueue,
  },
  {
    key: 'redemptions',
    path: officePaths.redemptions,
    group: 'queues',
    Icon: IconTruckDelivery,
    opensWith: officeRedemptions,
  },
  {
    key: 'members',
    path: officePaths.members,
    group: 'programme',
    Icon: IconUsers,
    opensWith: officeMembers,
  },
  { key: 'prizes', path: officePaths.prizes, group: 'programme', Icon: IconGift, opensWith: officePrizes },
  {
    key: 'products',
    path: officePaths.products,
    group: 'programme',
    Icon: IconPackage,
    opensWith: officeProducts,
  },
  {
    key: 'distributors',
    path: officePaths.distributors,
    group: 'programme',
    Icon: IconBuildingWarehouse,
    opensWith: officeDistributors,
  },
  {
    key: 'challenges',
    path: officePaths.challenges,
    group: 'programme',
    Icon: IconTarget,
    opensWith: officeChallenges,
  },
  {
    key: 'broadcast',
    path: officePaths.broadcasts,
    group: 'programme',
    Icon: IconBell,
    opensWith: officeBroadcasts,
  },
  { key: 'pages', path: officePaths.pages, group: 'programme', Icon: IconFileText, opensWith: officePages },
  {
    key: 'promoters',
    path: officePaths.promoters,
    group: 'programme',
    Icon: IconQrcode,
    opensWith: officePromoters,
  },
  {
    key: 'leads',
    path: officePaths.leads,
    group: 'programme',
    Icon: IconNotebook,
    opensWith: officeLeads,
  },
  {
    key: 'prescriptions',
    path: officePaths.prescriptions,
    group: 'programme',
    Icon: IconStethoscope,
    opensWith: officePrescriptions,
  },
  {
    key: 'reports',
    path: officePaths.reports,
    group: 'management',
    Icon: IconChartBar,
    opensWith: coinReport,
  },
  { key: 'audit', path: officePaths.audit, group: 'management', Icon: IconHistory, opensWith: auditTrail },
  { key: 'staff', path: officePaths.team, group: 'management', Icon: IconShieldLock, opensWith: team },
  {
    key: 'reasons',
    path: officePaths.reasons,
    group: 'management',
    Icon: IconMessage2,
    opensWith: officeReasons,
  },
  {
    key: 'settings',
    path: officePaths.settings,
    group: 'management',
    Icon: IconSettings,
    opensWith: readSettings,
  },
]

/** The area that an address below `/gestao` belongs to. */
export function areaAt(pathname: string): Area | undefined {
  return areas.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
