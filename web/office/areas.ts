import {
  IconBell,
  IconBolt,
  IconBuildingWarehouse,
  IconChartBar,
  IconCoins,
  IconDeviceMobileX,
  IconFileInvoice,
  IconFileText,
  IconFileZip,
  IconGift,
  IconHistory,
  IconHome,
  IconKey,
  IconLanguage,
  IconMessage2,
  IconNotebook,
  IconPackage,
  IconQrcode,
  IconSettings,
  IconShieldLock,
  IconStethoscope,
  IconTableImport,
  IconTarget,
  IconTruckDelivery,
  IconUserCheck,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react'
import { apiKeys } from '#contract/api-keys.ts'
import { auditTrail } from '#contract/audit.ts'
import { officeDistributors, officeProducts } from '#contract/catalogue-office.ts'
import { officeChallenges } from '#contract/challenges-office.ts'
import { officeAdjustments } from '#contract/coins-office.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { untranslated } from '#contract/first-steps.ts'
import { officeImports } from '#contract/imports.ts'
import { officeDevices } from '#contract/invoices-devices.ts'
import { officeFeeds } from '#contract/invoices-feeds.ts'
import { instantCredit } from '#contract/invoices-instant.ts'
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
import { webhooks } from '#contract/webhooks.ts'
import type { OfficeArea } from './staff/office-rail.tsx'

type Area = OfficeArea & {
  /** The call that its screen opens with: who may not make it does not see the area. */
  readonly opensWith: Pick<Endpoint, 'for'>
}

/** Every area of the back office in the order of the rail. Its name is in the words of the staff. */
export const areas: readonly Area[] = [
  area('dashboard', officePaths.dashboard, 'top', IconHome, dashboard),
  area('invoices', officePaths.invoices, 'queues', IconFileInvoice, officeInvoices),
  area('instant', officePaths.instant, 'queues', IconBolt, instantCredit),
  area('devices', officePaths.devices, 'queues', IconDeviceMobileX, officeDevices),
  area('verification', officePaths.verification, 'queues', IconUserCheck, verificationQueue),
  area('redemptions', officePaths.redemptions, 'queues', IconTruckDelivery, officeRedemptions),
  area('adjustments', officePaths.adjustments, 'queues', IconCoins, officeAdjustments),
  area('members', officePaths.members, 'programme', IconUsers, officeMembers),
  area('prizes', officePaths.prizes, 'programme', IconGift, officePrizes),
  area('products', officePaths.products, 'programme', IconPackage, officeProducts),
  area('distributors', officePaths.distributors, 'programme', IconBuildingWarehouse, officeDistributors),
  area('feeds', officePaths.feeds, 'programme', IconFileZip, officeFeeds),
  area('imports', officePaths.imports, 'programme', IconTableImport, officeImports),
  area('challenges', officePaths.challenges, 'programme', IconTarget, officeChallenges),
  area('broadcast', officePaths.broadcasts, 'programme', IconBell, officeBroadcasts),
  area('pages', officePaths.pages, 'programme', IconFileText, officePages),
  area('untranslated', officePaths.untranslated, 'programme', IconLanguage, untranslated),
  area('promoters', officePaths.promoters, 'programme', IconQrcode, officePromoters),
  area('leads', officePaths.leads, 'programme', IconNotebook, officeLeads),
  area('prescriptions', officePaths.prescriptions, 'programme', IconStethoscope, officePrescriptions),
  area('reports', officePaths.reports, 'management', IconChartBar, coinReport),
  area('audit', officePaths.audit, 'management', IconHistory, auditTrail),
  area('staff', officePaths.team, 'management', IconShieldLock, team),
  area('apiKeys', officePaths.apiKeys, 'management', IconKey, apiKeys),
  area('webhooks', officePaths.webhooks, 'management', IconWebhook, webhooks),
  area('reasons', officePaths.reasons, 'management', IconMessage2, officeReasons),
  area('settings', officePaths.settings, 'management', IconSettings, readSettings),
]

export function areaAt(pathname: string): Area | undefined {
  return areas.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}

function area(
  key: Area['key'],
  path: string,
  group: Area['group'],
  Icon: Area['Icon'],
  opensWith: Area['opensWith'],
): Area {
  return { key, path, group, Icon, opensWith }
}
