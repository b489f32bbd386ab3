import * as z from 'zod/mini'
import * as apiKeys from './api-keys.ts'
import * as audit from './audit.ts'
import * as catalogue from './catalogue.ts'
import * as catalogueOffice from './catalogue-office.ts'
import * as challenges from './challenges.ts'
import * as challengesOffice from './challenges-office.ts'
import * as clients from './clients.ts'
import * as coins from './coins.ts'
import * as coinsAudit from './coins-audit.ts'
import * as coinsOffice from './coins-office.ts'
import * as emailChange from './email-change.ts'
import type { Endpoint } from './endpoint.ts'
import * as dataExports from './exports.ts'
import * as fields from './fields.ts'
import * as firstSteps from './first-steps.ts'
import * as imports from './imports.ts'
import * as instantMode from './instant-mode.ts'
import * as invoices from './invoices.ts'
import * as invoicesCodes from './invoices-codes.ts'
import * as invoicesDevices from './invoices-devices.ts'
import * as invoicesFeeds from './invoices-feeds.ts'
import * as invoicesInstant from './invoices-instant.ts'
import * as invoicesMail from './invoices-mail.ts'
import * as invoicesOffice from './invoices-office.ts'
import * as invoicesParts from './invoices-parts.ts'
import * as invoicesReading from './invoices-reading.ts'
import * as invoicesReasons from './invoices-reasons.ts'
import * as invoicesReview from './invoices-review.ts'
import * as invoicesUnderReview from './invoices-under-review.ts'
import * as languages from './languages.ts'
import * as leads from './leads.ts'
import * as leadsOffice from './leads-office.ts'
import * as members from './members.ts'
import * as membersOffice from './members-office.ts'
import * as membersPrivacy from './members-privacy.ts'
import * as membersVerification from './members-verification.ts'
import * as notifications from './notifications.ts'
import * as notificationsOffice from './notifications-office.ts'
import * as pages from './pages.ts'
import * as pagesOffice from './pages-office.ts'
import * as passwords from './passwords.ts'
import * as people from './people.ts'
import * as petAnswers from './pet-answers.ts'
import * as phoneMessages from './phone-messages.ts'
import * as postal from './postal.ts'
import * as prescriptions from './prescriptions.ts'
import * as prescriptionsOffice from './prescriptions-office.ts'
import * as promoters from './promoters.ts'
import * as promotersOffice from './promoters-office.ts'
import * as ranking from './ranking.ts'
import * as recommendations from './recommendations.ts'
import * as redemptions from './redemptions.ts'
import * as redemptionsOffice from './redemptions-office.ts'
import * as reports from './reports.ts'
import * as sessions from './sessions.ts'
import * as settings from './settings.ts'
import * as signUp from './sign-up.ts'
import * as simulator from './simulator.ts'
import * as staff from './staff.ts'
import * as staffAccount from './staff-account.ts'
import * as staffSignOn from './staff-sign-on.ts'
import * as staffTeam from './staff-team.ts'
import * as store from './store.ts'
import * as storeOffice from './store-office.ts'
import * as webhooks from './webhooks.ts'
import * as wireErrors from './wire-errors.ts'

/** Every file of the contract with calls; `sign-in.ts` tells of the ways in once more, without schemas. */
const modules = {
  apiKeys,
  audit,
  catalogue,
  catalogueOffice,
  challenges,
  challengesOffice,
  clients,
  coins,
  coinsAudit,
  coinsOffice,
  dataExports,
  emailChange,
  firstSteps,
  imports,
  invoices,
  invoicesCodes,
  invoicesDevices,
  invoicesFeeds,
  invoicesMail,
  invoicesInstant,
  invoicesOffice,
  invoicesParts,
  invoicesReasons,
  invoicesReview,
  leads,
  leadsOffice,
  members,
  membersOffice,
  membersPrivacy,
  membersVerification,
  notifications,
  notificationsOffice,
  pages,
  pagesOffice,
  passwords,
  phoneMessages,
  postal,
  prescriptions,
  prescriptionsOffice,
  promoters,
  promotersOffice,
  ranking,
  recommendations,
  redemptions,
  redemptionsOffice,
  reports,
  sessions,
  settings,
  signUp,
  simulator,
  staff,
  staffAccount,
  staffSignOn,
  staffTeam,
  store,
  webhooks,
  storeOffice,
}

/** The other files with schemas that calls share. */
const schemaModules = [
  fields,
  instantMode,
  invoicesReading,
  invoicesUnderReview,
  languages,
  people,
  petAnswers,
  wireErrors,
]

export type ContractModule = (typeof modules)[keyof typeof modules]

type MachineCallIn<Module> = Module extends unknown
  ? {
      [Name in keyof Module & string]: Module[Name] extends { for: { machines: true } } ? Name : never
    }[keyof Module & string]
  : never

/** The names of the calls that a key can open to a program. */
export type MachineCall = MachineCallIn<ContractModule>

const calls = Object.values(modules).flatMap((module) => Object.entries(module).filter(isCall))

/** Every call of the contract. */
export const everyCall: readonly Endpoint[] = calls.map(([, endpoint]) => endpoint)

const nameOf = new Map<Endpoint, string>(calls.map(([name, endpoint]) => [endpoint, name]))

/** What the contract exports the call as: its operation id, and how a key names it. */
export function callName(endpoint: Endpoint): string | undefined {
  return nameOf.get(endpoint)
}

const moduleNames = new Map<Endpoint, string>(
  Object.entries(modules).flatMap(([name, module]) =>
    Object.values(module)
      .filter((value) => isCall(['', value]))
      .map((value) => [value as Endpoint, name]),
  ),
)

/** The part of the contract that a call stands in. */
export function moduleOf(endpoint: Endpoint): string | undefined {
  return moduleNames.get(endpoint)
}

export const machineCalls: readonly string[] = calls
  .filter(([, endpoint]) => isForMachines(endpoint))
  .map(([name]) => name)

export function isForMachines({ for: access }: Pick<Endpoint, 'for'>): boolean {
  return typeof access === 'object' && 'machines' in access && access.machines === true
}

/** What calls share, by the name it is exported under; texts and figures are told where they stand. */
export const contractSchemas: readonly (readonly [string, z.ZodMiniType])[] = [
  ...Object.values(modules),
  ...schemaModules,
]
  .flatMap((module) => Object.entries(module))
  .filter(isSharedSchema)

function isSharedSchema(entry: [string, unknown]): entry is [string, z.ZodMiniType] {
  const [, value] = entry
  return value instanceof z.ZodMiniObject || value instanceof z.ZodMiniEnum || value instanceof z.ZodMiniUnion
}

function isCall(entry: [string, unknown]): entry is [string, Endpoint] {
  const [, value] = entry
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
