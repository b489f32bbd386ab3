import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { brand } from '#brand/brand.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { officeBase } from '#contract/paths.ts'
import { authenticateMachine, countCall } from './api-keys/keys.ts'
import { apiKeyOffice } from './api-keys/office.ts'
import { auditOffice } from './audit/office.ts'
import { toldActivity } from './audit/told-activity.ts'
import { catalogueOffice } from './catalogue/office.ts'
import { productImage } from './catalogue/public-products.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { challengeChecks } from './challenges/ledger-checks.ts'
import { challengeOffice } from './challenges/office.ts'
import { challengeData } from './challenges/personal-data.ts'
import { challengeRoutes } from './challenges/routes.ts'
import { forgetOldOpenings } from './clients/open-page.ts'
import { shopListingData } from './clients/personal-data.ts'
import { clientRoutes } from './clients/routes.ts'
import { auditAndKeep, auditJob, ledgerAudit } from './coins/audit.ts'
import { expireCoinsJob } from './coins/expire.ts'
import { coinGauges } from './coins/gauges.ts'
import { ledgerChecks } from './coins/ledger-checks.ts'
import { coinOffice } from './coins/office.ts'
import { coinRoutes } from './coins/routes.ts'
import { coinsExpiringJob, warnOfExpiryJob } from './coins/warn.ts'
import { exportedFiles } from './exports/keep.ts'
import { exportEverythingJob } from './exports/make.ts'
import { exportOffice } from './exports/office.ts'
import { exportData } from './exports/personal-data.ts'
import { firstStepOffice } from './first-steps/office.ts'
import { forgetImportFilesJob, forgetImportsJob } from './imports/forget.ts'
import { importedFiles } from './imports/hand-over.ts'
import { importChecks } from './imports/ledger-checks.ts'
import { importOffice } from './imports/office.ts'
import { importData } from './imports/personal-data.ts'
import { judgeImportJob, runImportJob } from './imports/take-import.ts'
import { forgetSilentDevicesJob } from './invoices/devices/forget-silent.ts'
import { waitingDeviceOffice } from './invoices/devices/office.ts'
import { waitingDeviceData } from './invoices/devices/personal-data.ts'
import { waitingDeviceRoutes } from './invoices/devices/routes.ts'
import { carryOutJob } from './invoices/effects/carry-out.ts'
import { forgetFeedsJob } from './invoices/feeds/forget-old.ts'
import { feedOffice } from './invoices/feeds/office.ts'
import { feedRoutes } from './invoices/feeds/routes.ts'
import { takeFeedJob } from './invoices/feeds/take-feed.ts'
import { watchFolderJob } from './invoices/feeds/watch-folder.ts'
import { invoiceGauges } from './invoices/gauges.ts'
import { instantOffice } from './invoices/instant/overview/office.ts'
import { instantCreditStoppedJob } from './invoices/instant/stop.ts'
import { invoiceChecks } from './invoices/ledger-checks.ts'
import { answerMailJob } from './invoices/mailed/answer-mail.ts'
import { fetchMailsJob } from './invoices/mailed/fetch-mails.ts'
import { forgetInvoiceMails } from './invoices/mailed/forget-mails.ts'
import { invoiceMailData } from './invoices/mailed/personal-data.ts'
import { mailedRoutes } from './invoices/mailed/routes.ts'
import { takeMailJob } from './invoices/mailed/take-handed-over.ts'
import { tellDecisionJob } from './invoices/mails/tell-decision.ts'
import { invoiceOffice } from './invoices/office.ts'
import { invoiceData } from './invoices/personal-data.ts'
import { productCodeOffice } from './invoices/product-codes/office.ts'
import { proveFiles } from './invoices/proof/prove-files.ts'
import { readingJobs } from './invoices/read-invoice.ts'
import { reasonOffice } from './invoices/reasons/office.ts'
import { unusedDocumentsJob } from './invoices/remove-unused-documents.ts'
import { invoiceReviewOffice } from './invoices/reviewing/office.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { documentFiles } from './invoices/stored-document.ts'
import { uploadPartRoutes } from './invoices/uploads/parts/routes.ts'
import { openUploadData, uploadData } from './invoices/uploads/personal-data.ts'
import { readUploadJob } from './invoices/uploads/read-upload.ts'
import { matchAgainJob } from './invoices/wordings/match-again.ts'
import { createLargestPictures } from './largest-pictures.ts'
import { leadOffice } from './leads/office.ts'
import { leadData } from './leads/personal-data.ts'
import { remindOfLeadsJob } from './leads/remind.ts'
import { leadRoutes } from './leads/routes.ts'
import { coinData } from './members/coin-data.ts'
import { decisionJob } from './members/decision-mail.ts'
import { imageFiles, unusedImagesJob } from './members/images.ts'
import { memberChecks } from './members/ledger-checks.ts'
import { memberOffice } from './members/office.ts'
import { memberData } from './members/personal-data.ts'
import { memberRoutes } from './members/routes.ts'
import { memberCpfs } from './members/sealing/cpf.ts'
import { askedDocumentFiles } from './members/verifying/asked-document.ts'
import { broadcastJob } from './notifications/broadcasting/broadcasts.ts'
import { noticeMessageJob } from './notifications/messages/notice.ts'
import { notificationMailJob } from './notifications/notification-mail.ts'
import { notificationOffice } from './notifications/office.ts'
import { notificationData } from './notifications/personal-data.ts'
import { addMissingPushKeys } from './notifications/push/keys.ts'
import { pushJob } from './notifications/push/send.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { addMissingPages } from './pages/add-missing.ts'
import { pageOffice } from './pages/office.ts'
import { pageRoutes } from './pages/routes.ts'
import type { Machine } from './platform/actors.ts'
import { noteCommand } from './platform/audit.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db.ts'
import type { Files } from './platform/files.ts'
import { createServer } from './platform/http.ts'
import { serveDocs } from './platform/http-docs.ts'
import { serveFiles } from './platform/http-files.ts'
import { type Readiness, serveHealth } from './platform/http-health.ts'
import { servePreviews } from './platform/http-previews.ts'
import { createRoutes, type Http } from './platform/http-routes.ts'
import { serveSecurityTxt } from './platform/http-security-txt.ts'
import { serveWebApp } from './platform/http-web-app.ts'
import { forgetOldKeys, storedAnswers } from './platform/idempotency.ts'
import type { InvoiceMail } from './platform/invoice-mail.ts'
import { jobGauges } from './platform/job-gauges.ts'
import { forgetOldMails } from './platform/job-mail.ts'
import { type Job, job } from './platform/jobs.ts'
import { createListening, type Listening } from './platform/listening.ts'
import type { Log } from './platform/log.ts'
import type { DatabaseGauge, Metrics } from './platform/metrics.ts'
import { claimFiles } from './platform/own-files.ts'
import { makePartitionsJob } from './platform/partitions.ts'
import { activityData, type PersonalData } from './platform/personal-data.ts'
import type { PhoneGateway } from './platform/phone-messages/gateway.ts'
import { forgetOldMessages } from './platform/phone-messages/hand-over.ts'
import { removeFilesJob } from './platform/remove-files.ts'
import { claimSecrets } from './platform/secrets/claim.ts'
import type { KeyPlace } from './platform/secrets/keys.ts'
import type { SealedKind } from './platform/secrets/kinds.ts'
import { rotateSecrets } from './platform/secrets/rotate.ts'
import type { Secrets } from './platform/secrets/secrets.ts'
import { createSessionMemory } from './platform/session-memory.ts'
import type { SingleSignOn } from './platform/single-sign-on.ts'
import { emptyBinJob, fileGauges } from './platform/unused-files.ts'
import { removeLeftoverUploads } from './platform/uploads.ts'
import { findWebApp } from './platform/web-app.ts'
import { createPostalLookUp } from './postal/look-up.ts'
import { postalRoutes } from './postal/routes.ts'
import { prescriptionCpfs } from './prescriptions/client-cpf.ts'
import { prescriptionOffice } from './prescriptions/office.ts'
import { prescriptionData } from './prescriptions/personal-data.ts'
import { remindOfPrescriptionsJob } from './prescriptions/remind.ts'
import { prescriptionRoutes } from './prescriptions/routes.ts'
import { promoterOffice } from './promoters/office.ts'
import { promoterRoutes } from './promoters/routes.ts'
import { createPublicPages } from './public-pages.ts'
import { foldRankingJob } from './ranking/fold.ts'
import { rankingChecks } from './ranking/ledger-checks.ts'
import { rankingData } from './ranking/personal-data.ts'
import { rankingRoutes } from './ranking/routes.ts'
import { recommendationChecks } from './recommendations/ledger-checks.ts'
import { pathRoutes } from './recommendations/paths/routes.ts'
import { recommendationData } from './recommendations/personal-data.ts'
import { recommendationRoutes } from './recommendations/routes.ts'
import { codeMailJob } from './redemptions/code.ts'
import { confirmRedemptionsJob } from './redemptions/confirm.ts'
import { redemptionGauges } from './redemptions/gauges.ts'
import { redemptionChecks } from './redemptions/ledger-checks.ts'
import { redemptionOffice } from './redemptions/office.ts'
import { redemptionData } from './redemptions/personal-data.ts'
import { redemptionMailJob } from './redemptions/redemption-mail.ts'
import { redemptionRoutes } from './redemptions/routes.ts'
import { foldFiguresJob } from './reports/fold.ts'
import { reportOffice } from './reports/office.ts'
import { createAuthentication } from './sessions/authenticate.ts'
import { emailAskedJob, emailChangedJob, emailLinkJob } from './sessions/email-change/mails.ts'
import { welcomeJob } from './sessions/email-change/welcome.ts'
import { invitationJob } from './sessions/invitations.ts'
import { forgetExpiredSessions } from './sessions/open-sessions.ts'
import { passwordChangedJob } from './sessions/password-changed.ts'
import { sessionData } from './sessions/personal-data.ts'
import { phoneCodeJob } from './sessions/phone/code.ts'
import { phoneProvedJob } from './sessions/phone/phone-proved.ts'
import { recoveryMessageJob } from './sessions/phone/recovery-message.ts'
import { recoveryJob } from './sessions/recovery.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { settingsOffice } from './settings/office.ts'
import { simulatorRoutes } from './simulator/routes.ts'
import { createAdmin } from './staff/create-admin.ts'
import { forgottenPasswordJob } from './staff/forgotten-password.ts'
import { staffOffice } from './staff/office.ts'
import { staffPasswordChangedJob } from './staff/password-changed.ts'
import { passwordLinkJob } from './staff/password-link.ts'
import { totpOffers, totpSecrets } from './staff/sealed-totp.ts'
import { createStaffAuthentication, forgetExpiredStaffSessions } from './staff/sign-in.ts'
import { createProvider } from './staff/single-sign-on/provider.ts'
import { prizeCodes } from './store/codes/prize-codes.ts'
import { storeOffice } from './store/office.ts'
import { storeData } from './store/personal-data.ts'
import { storeRoutes } from './store/routes.ts'
import { prizeBackJob } from './store/watch.ts'
import { deliverWebhookJob } from './webhooks/deliver.ts'
import { forgetOldEvents } from './webhooks/forget.ts'
import { webhookOffice } from './webhooks/office.ts'
import { webhookData } from './webhooks/personal-data.ts'
import { previousWebhookSecrets, webhookSecrets } from './webhooks/sign.ts'
import { webhookOffJob } from './webhooks/switched-off.ts'
import { welcomeChecks } from './welcome/ledger-checks.ts'
import { welcomeData } from './welcome/personal-data.ts'
import { settleWelcomeJob } from './welcome/settle.ts'

/** The process gives these real parts; a test gives its own clock. */
export type Foundation = Omit<FeatureSettings, 'listening'> & {
  database: Database
  files: Files
  uploadsFolder: string
  clock: Clock
  log: Logger
  webAppFolder: string
  worker: Readiness['worker']
  metrics: Metrics
  /** Load balancers are told first, then the socket closes. */
  isStopping?(): boolean
  heartbeatMs?: number | undefined
  sessionsKeptForMs: number
}

export type FeatureSettings = {
  secrets: Secrets
  limits: boolean
  cepUrls: readonly string[]
  pushServices: readonly string[]
  storeKeptForMs: number
  trendsKeptForMs: number
  isDemo: boolean
  /** Mails leave by a mail server, and do not stay here as files. */
  sendsMail: boolean
  /** The folder of the authorities that issuers of invoices sign under. */
  trustDir?: string | undefined
  /** Where members send invoices by mail. */
  invoiceMail?: InvoiceMail | undefined
  /** Whether webhooks may lead to private addresses. */
  webhooksPrivate?: boolean | undefined
  /** Whether everything is exported each night. */
  exports?: boolean | undefined
  /** By which messages go to phones. */
  phoneGateway?: PhoneGateway | undefined
  singleSignOn?: SingleSignOn | undefined
  /** Whether the team signs in with passwords; it does unless told otherwise. */
  staffPasswords?: boolean | undefined
  publicUrl: string
  listening: Listening
  log: Log
}

export type App = FastifyInstance

export function features(http: Http, settings: FeatureSettings) {
  const { limits, cepUrls, pushServices, storeKeptForMs, trendsKeptForMs, isDemo, listening, log } = settings
  const { secrets } = settings
  sessionRoutes(http, { limits, programme: brand.name, secrets, phoneGateway: settings.phoneGateway })
  memberRoutes(http, { limits, programme: brand.name, secrets, personalData: personalData(secrets) })
  memberOffice(http, { secrets, personalData: personalData(secrets) })
  promoterRoutes(http)
  coinRoutes(http)
  coinOffice(http)
  catalogueRoutes(http)
  catalogueOffice(http)
  uploadPartRoutes(http)
  waitingDeviceRoutes(http)
  waitingDeviceOffice(http)
  invoiceRoutes(http, { canProve: settings.trustDir !== undefined })
  feedRoutes(http)
  mailedRoutes(http, settings.invoiceMail)
  feedOffice(http)
  invoiceOffice(http)
  invoiceReviewOffice(http, { keptForMs: trendsKeptForMs })
  instantOffice(http, { trustDir: settings.trustDir, log })
  notificationRoutes(http, { listening, pushServices, log })
  notificationOffice(http)
  challengeRoutes(http)
  challengeOffice(http)
  rankingRoutes(http)
  storeRoutes(http, { keptForMs: storeKeptForMs })
  storeOffice(http, { secrets })
  redemptionRoutes(http, { keptForMs: storeKeptForMs, secrets })
  redemptionOffice(http)
  simulatorRoutes(http, { keptForMs: storeKeptForMs })
  leadRoutes(http)
  pathRoutes(http)
  prescriptionRoutes(http, secrets)
  clientRoutes(http, secrets)
  recommendationRoutes(http)
  postalRoutes(http, createPostalLookUp(cepUrls, log))
  pageRoutes(http, brand)
  auditOffice(http)
  staffOffice(http, { limits, programme: brand.name, isDemo, secrets, log, ...signInOf(settings) })
  reportOffice(http, { keptForMs: trendsKeptForMs })
  leadOffice(http)
  prescriptionOffice(http)
  promoterOffice(http)
  pageOffice(http)
  reasonOffice(http)
  productCodeOffice(http)
  settingsOffice(http)
  firstStepOffice(http, { sendsMail: settings.sendsMail })
  apiKeyOffice(http)
  importOffice(http)
  exportOffice(http, { isOn: settings.exports === true })
  webhookOffice(http, { secrets, webhooksPrivate: settings.webhooksPrivate })
}

function signInOf({ singleSignOn, staffPasswords = true, publicUrl, log }: FeatureSettings) {
  return { staffPasswords, provider: singleSignOn && createProvider(singleSignOn, { publicUrl, log }) }
}

/** What Prometheus is told of the database. */
export const gauges: readonly DatabaseGauge[] = [
  ...jobGauges,
  ...fileGauges,
  ...invoiceGauges,
  ...coinGauges,
  ...redemptionGauges,
]

/** The long ones first, so that no reader of the audit is left with one when the others are done. */
export const bookChecks = [
  ...ledgerChecks,
  ...rankingChecks,
  ...invoiceChecks,
  ...redemptionChecks,
  ...recommendationChecks,
  ...challengeChecks,
  ...welcomeChecks,
  ...memberChecks,
  ...importChecks,
]

export const auditLedger = ledgerAudit(bookChecks)

export function auditAndKeepLedger(database: Database, now: Temporal.Instant) {
  return auditAndKeep(auditLedger, database, now)
}

export const proveInvoiceFiles = proveFiles

export function createFirstAdmin(
  { transaction }: Pick<Database, 'transaction'>,
  person: { name: string; email: string },
  now: Temporal.Instant,
) {
  return transaction((tx) => createAdmin(tx, { ...person, now }))
}

export const personalData = (secrets: Secrets): readonly PersonalData[] => [
  ...memberData(secrets),
  // Cancelled redemptions give their coins back, so they come before the wallet is written off.
  redemptionData,
  coinData,
  invoiceData,
  uploadData,
  invoiceMailData,
  openUploadData,
  waitingDeviceData,
  challengeData,
  rankingData,
  notificationData,
  storeData,
  welcomeData,
  leadData,
  recommendationData,
  prescriptionData,
  shopListingData,
  webhookData,
  sessionData,
  importData,
  exportData,
  activityData(toldActivity),
]

const sealedKinds: readonly SealedKind[] = [
  memberCpfs,
  prescriptionCpfs,
  totpSecrets,
  totpOffers,
  storedAnswers,
  prizeCodes,
  webhookSecrets,
  previousWebhookSecrets,
]

type SecretsPlace = { database: Database; place: KeyPlace }

/** Call this before anybody is served: it fails if the database's secrets need another key. */
export function claimDatabaseSecrets(parts: SecretsPlace) {
  return claimSecrets({ ...parts, kinds: sealedKinds })
}

export async function rotateDatabaseSecrets(parts: SecretsPlace, now: Temporal.Instant) {
  const rotation = await rotateSecrets({ ...parts, kinds: sealedKinds })
  if (rotation)
    await parts.database.transaction((tx) => noteCommand(tx, { action: 'secret:rotate', at: now }))
  return rotation
}

/** Call this before anything is stored or removed: it fails if the file store belongs to another database. */
export function claimFileStore(parts: Pick<Foundation, 'database' | 'files'> & { log: Log }) {
  return claimFiles({
    ...parts,
    kinds: [documentFiles, imageFiles, askedDocumentFiles, importedFiles, exportedFiles],
  })
}

export const jobs: readonly Job[] = [
  job({
    name: 'forget-expired',
    payload: z.unknown(),
    cron: '10 7 * * *',
    run: ({ transaction, now }) =>
      transaction(async (tx) => {
        await forgetExpiredSessions(tx, { now })
        await forgetExpiredStaffSessions(tx, { now })
        await forgetOldKeys(tx, { now })
        await forgetOldMails(tx, { now })
        await forgetOldMessages(tx, { now })
        await forgetOldOpenings(tx, { now })
        await forgetOldEvents(tx, { now })
        await forgetInvoiceMails(tx, { now })
      }),
  }),
  makePartitionsJob,
  expireCoinsJob,
  warnOfExpiryJob,
  coinsExpiringJob,
  auditJob(auditLedger),
  confirmRedemptionsJob,
  foldRankingJob,
  foldFiguresJob,
  redemptionMailJob,
  codeMailJob,
  prizeBackJob,
  broadcastJob,
  remindOfLeadsJob,
  remindOfPrescriptionsJob,
  recoveryJob,
  recoveryMessageJob,
  phoneCodeJob,
  phoneProvedJob,
  passwordChangedJob,
  staffPasswordChangedJob,
  emailLinkJob,
  welcomeJob,
  emailAskedJob,
  emailChangedJob,
  passwordLinkJob,
  forgottenPasswordJob,
  decisionJob,
  removeFilesJob,
  unusedImagesJob,
  ...readingJobs,
  readUploadJob,
  matchAgainJob,
  carryOutJob,
  settleWelcomeJob,
  tellDecisionJob,
  instantCreditStoppedJob,
  notificationMailJob,
  pushJob,
  noticeMessageJob,
  unusedDocumentsJob,
  forgetSilentDevicesJob,
  emptyBinJob,
  takeFeedJob,
  takeMailJob,
  fetchMailsJob,
  answerMailJob,
  watchFolderJob,
  forgetFeedsJob,
  invitationJob,
  judgeImportJob,
  runImportJob,
  forgetImportsJob,
  forgetImportFilesJob,
  exportEverythingJob,
  deliverWebhookJob,
  webhookOffJob,
]

export async function buildApp(foundation: Foundation, moreFeatures?: (http: Http) => void): Promise<App> {
  const { database, files, secrets, uploadsFolder, clock, log, publicUrl, webAppFolder, worker } = foundation
  const { heartbeatMs, metrics, isStopping = () => false, staffPasswords = true } = foundation
  await addMissingPages(database, clock.now())
  await addMissingPushKeys(database)
  await removeLeftoverUploads(uploadsFolder)
  const webApp = findWebApp(webAppFolder, { withoutPages: foundation.singleSignOn ? [officeBase] : [] })
  const app = createServer({ log, webApp, metrics, isStopping })
  const listening = createListening(database, log)
  app.addHook('onClose', () => listening.stop())
  // Before the streams, which ask for whose sessions are when they hear the same announcements.
  const memory = createSessionMemory(listening, { keptForMs: foundation.sessionsKeptForMs })
  const authenticators = {
    member: createAuthentication(database, memory),
    staff: createStaffAuthentication(database, memory, { staffPasswords }),
    forget: memory.forget,
    machine: (key: string, now: Temporal.Instant) => authenticateMachine(database.db, key, now),
    countCall: (machine: Machine, now: Temporal.Instant) => countCall(database.db, machine, now),
  }
  const endpoints: Endpoint[] = []
  await serveDocs(app, brand.name, endpoints)
  const parts = {
    app,
    database,
    files,
    secrets,
    uploadsFolder,
    clock,
    authenticators,
    endpoints,
    listening,
    heartbeatMs,
  }
  const http = createRoutes(parts)
  features(http, { ...foundation, listening })
  moreFeatures?.(http)
  serveHealth(app, database, { worker, isStopping })
  serveSecurityTxt(app, { clock, publicUrl })
  serveFiles(app, { files, db: database.db, clock })
  servePreviews(app, { files, imageOf: (id) => productImage(database.db, id) })
  await serveWebApp(app, webApp, {
    publicPages: createPublicPages(database.db, publicUrl),
    largestPictureOf: createLargestPictures(database.db, { clock, keptForMs: foundation.storeKeptForMs }),
    publicUrl,
  })
  await app.ready()
  return app
}
