import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const generator = fileURLToPath(new URL('../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url))

/** The parsers are in server/platform/db.ts. */
const types = { timestamptz: 'Temporal.Instant', date: 'Temporal.PlainDate', int8: 'number' }

/** Columns whose check constraint says more than their type. */
const columns = {
  'audit_entry.actor_kind': "'staff' | 'member' | 'machine' | 'nobody'",
  'member.profile_type': 'ProfileType',
  'member.language': 'Generated<Language>',
  'broadcast.titles': 'Texts',
  'broadcast.segment': 'Segment',
  'challenge.titles': 'Texts',
  'challenge.descriptions': 'Texts',
  'challenge.goal_unit': "'cents' | 'units' | 'recommendations' | null",
  'recommendation.kind': "'lead' | 'prescription'",
  'coin_journal.kind': 'MovementKind',
  'export_file.kind': "'open' | 'personal'",
  'import_file.kind': 'ImportKind',
  'import_file.state': 'Generated<ImportState>',
  'import_file.fault': 'ColumnType<Texts | null, string | null | undefined, string | null>',
  'import_row.verdict': 'ImportVerdict',
  'import_row.faults': 'ColumnType<ToldOfRow[], string | undefined, string>',
  'import_row.notes': 'ColumnType<ToldOfRow[], string | undefined, string>',
  'import_row.changes': 'ColumnType<ChangeOfRow[], string | undefined, string>',
  'ledger_audit.findings': 'ColumnType<LedgerFinding[], string, string>',
  'prize.titles': 'Texts',
  'prize.descriptions': 'Texts',
  'text_page.language': 'Language',
  'text_page.facts': 'Generated<Partial<Record<StatedSetting, number>>>',
  'broadcast.kind': "Generated<'broadcast' | 'rules_changed'>",
  'prize_category.titles': 'Texts',
  'prize_category.art': 'CategoryArt',
  'prize.kind': 'Generated<PrizeKind>',
  'prize.includes': 'Generated<Record<Language, string[]>>',
  'prize.tone': 'Generated<PrizeTone>',
  'redemption.kind': 'Generated<PrizeKind>',
  'redemption.best_time': 'BestTime | null',
  'redemption.titles': 'Texts',
  'redemption.status': 'Generated<RedemptionStatus>',
  'redemption.address': 'KeptAddress | null',
  'redemption_step.step': "Exclude<RedemptionStatus, 'requested'>",
  'notification.kind': 'NotificationKind',
  'notification_channel.topic': 'NotificationTopic',
  'decision_reason.decision': "'reject' | 'request_photo' | 'reverse'",
  'decision_reason.texts': 'Record<Language, string>',
  'invoice.status': 'Generated<InvoiceStatus>',
  'invoice.file_type': 'ContentType',
  'invoice_blind_check.decision': "'approve' | 'reject' | 'request_photo'",
  'distributor.instant_credit': 'Generated<InstantMode>',
  'instant_judgement.fell_short': 'InstantRule | null',
  'instant_judgement.mode': "'shadow' | 'on'",
  'instant_judgement.rules': 'ColumnType<RuleResult[], string, string>',
  'invoice_decision.counted': 'ColumnType<CountedRow[] | null, string | null, string | null>',
  'invoice_decision.decision': 'Decision',
  'invoice_reading.reading': 'Reading',
  'invoice_step.step': 'PathStep',
  'invoice_upload.file_type': 'ContentType',
  'invoice_upload.reading': 'DocumentReading | null',
  'waiting_device.reason': 'WaitingReason',
  'feed.door': 'FeedDoor',
  'feed_item.outcome': 'FeedOutcome',
  'waiting_invoice.rows': 'ColumnType<OurRow[], string, string>',
  'lead.answers': 'PetAnswers',
  'lead.status': 'Generated<LeadStatus>',
  'product.descriptions': 'Texts',
  'product.detail': 'Record<Language, string>',
  'product.pet': "'dog' | 'cat'",
  'product.phases': "Generated<PetAnswers['phase'][]>",
  'consent.kind': "'regulation' | 'privacy' | 'communications'",
  'member.level': '1 | 2 | 3',
  'member.level_before_block': '2 | 3 | null',
  'setting.instant_credit': 'Generated<InstantMode>',
  'setting.ranking_prize_texts': 'Texts | null',
  'setting.second_factor_roles': 'Generated<StaffRole[]>',
  'setting.vouched': "Generated<'nobody' | 'with_code' | 'everybody'>",
  'staff.role': 'StaffRole',
  'webhook.events': 'WebhookEventType[]',
  'webhook.off_because': 'WebhookOff | null',
  'webhook_delivery.status': 'Generated<DeliveryStatus>',
  'webhook_event.type': 'WebhookEventType',
}
const imports = `import type { MovementKind } from '#contract/coins.ts'
import type { LedgerFinding } from '#contract/coins-audit.ts'
import type { InvoiceStatus, PathStep } from '#contract/invoices.ts'
import type { InstantMode } from '#contract/instant-mode.ts'
import type { ChangeOfRow, ImportKind, ImportState, ImportVerdict, ToldOfRow } from '#contract/imports.ts'
import type { WaitingReason } from '#contract/invoices-devices.ts'
import type { FeedDoor, FeedOutcome } from '#contract/invoices-feeds.ts'
import type { Reading } from '#contract/invoices-reading.ts'
import type { CountedRow, Decision } from '#contract/invoices-under-review.ts'
import type { Language, Texts } from '#contract/languages.ts'
import type { LeadStatus } from '#contract/lead-fields.ts'

import type { NotificationKind, NotificationTopic } from '#contract/notifications.ts'
import type { Segment } from '#contract/notifications-office.ts'
import type { ProfileType, StaffRole } from '#contract/people.ts'
import type { InstantRule, RuleResult } from '#domain/instant-credit.ts'
import type { PetAnswers } from '#domain/pet.ts'
import type { BestTime, KeptAddress, RedemptionStatus } from '#contract/redemptions.ts'
import type { StatedSetting } from '#contract/settings.ts'
import type { CategoryArt, PrizeKind, PrizeTone } from '#contract/prize-fields.ts'
import type { DeliveryStatus, WebhookEventType, WebhookOff } from '#contract/webhooks.ts'
import type { OurRow } from '#server/invoices/feeds/our-row.ts'
import type { DocumentReading } from '#server/invoices/reading/document-reading.ts'
import type { ContentType } from '#server/platform/content-type.ts'
`

export async function schemaTypes(databaseUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    generator,
    '--print',
    '--log-level=silent',
    '--dialect=postgres',
    `--url=${databaseUrl}`,
    '--include-pattern=public.*',
    `--type-mapping=${JSON.stringify(types)}`,
    `--overrides=${JSON.stringify({ columns })}`,
  ])
  return imports + stdout
}
