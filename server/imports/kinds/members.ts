import { ImportedMember, type ToldOfRow } from '#contract/imports.ts'
import { programmeDay } from '#domain/business-days.ts'
import { importBalances } from '#server/coins/import-balances.ts'
import { columnsOf } from '#server/imports/columns.ts'
import { changesBetween, checked, factsIn } from '#server/imports/facts.ts'
import { type Outcome, type Take, type Taking, told, wrong } from '#server/imports/outcome.ts'
import type { FileRow } from '#server/imports/read-file.ts'
import { titleIn } from '#server/imports/records.ts'
import {
  addInvited,
  factsOfKnown,
  type KnownOfFile,
  knownOfFile,
  type NamedMember,
  registrationOf,
  updateInvited,
} from '#server/members/importing/import-members.ts'
import type { Tx } from '#server/platform/db.ts'

const columns = columnsOf.members
const compared = columns.filter(({ key }) => !['balance', 'balance_until', 'cpf'].includes(key))

type Person = NamedMember & { readonly row: FileRow }

/** Hundreds at once: the questions and the writes are of all of them together. */
export const takeMembers: Take = async (tx, rows, taking) => {
  const outcomes = new Map<number, Outcome>()
  const understood: Person[] = []
  for (const row of rows) {
    const { facts, faults } = memberIn(row, taking)
    if (facts) understood.push({ row, externalId: row.cells.get('external_id') ?? '', facts })
    else outcomes.set(row.line, wrong(titleIn(row), faults))
  }
  const known = await knownOfFile(tx, taking.secrets, understood)
  const people: Person[] = []
  for (const person of understood) {
    const faults = faultsBeside(person, known)
    if (faults.length > 0) outcomes.set(person.row.line, wrong(person.facts.name, faults))
    else people.push(asKnown(person, known))
  }
  await takePeople(tx, people, { known, taking, outcomes })
  return rows.map(({ line }) => outcomes.get(line) ?? wrong(null, []))
}

const empty = {
  profile_value: null,
  language: 'pt-BR',
  address: null,
  distributor: null,
  promoter_code: null,
  is_verified: true,
  balance: null,
  balance_until: null,
}

function memberIn(row: FileRow, { now }: Taking) {
  const read = factsIn(columns, row, empty)
  const facts = { ...read.facts, address: wholeAddress(read.facts.address) }
  const { value, faults } = checked(ImportedMember, facts, columns)
  const all = [
    ...read.faults,
    ...faults.filter(({ column }) => !read.faults.some((one) => one.column === column)),
  ]
  if (value?.balance_until && value.balance && value.balance_until < programmeDay(now.epochMilliseconds))
    all.push(told('balance_until', ({ faults: words }) => words.day_gone))
  return { facts: all.length === 0 ? value : undefined, faults: all }
}

/** Nothing of it filled in is no address. */
function wholeAddress(address: unknown): unknown {
  if (typeof address !== 'object' || address === null) return null
  return Object.values(address).some(Boolean) ? { complement: null, ...address } : null
}

function faultsBeside({ externalId, facts }: Person, known: KnownOfFile): ToldOfRow[] {
  const before = known.earlier.get(externalId)
  const ofEmail = known.emails.get(facts.email.toLowerCase())
  const ofCpf = known.cpfs.get(facts.cpf)
  const faults: ToldOfRow[] = []
  if (ofEmail && ofEmail !== before?.id) faults.push(told('email', (words) => words.faults.email_exists))
  if (ofCpf && ofCpf !== before?.id) faults.push(told('cpf', (words) => words.faults.cpf_exists))
  else if (before && !ofCpf) faults.push(told('cpf', (words) => words.faults.cpf_differs))
  if (before && before.profile_type !== facts.profile_type)
    faults.push(told('profile', (words) => words.faults.profile_differs))
  if (facts.distributor && !known.distributors.has(facts.distributor))
    faults.push(told('distributor', (words) => words.faults.distributor_unknown))
  if (facts.promoter_code && !known.promoters.has(facts.promoter_code.toUpperCase()))
    faults.push(told('promoter_code', (_words, { refusals }) => refusals.code_unknown))
  return faults
}

/** With names and documents as they are kept; what the file has no column for stays as it is. */
function asKnown(person: Person, known: KnownOfFile): Person {
  const before = known.earlier.get(person.externalId)
  const given = person.facts
  const facts: ImportedMember = {
    ...given,
    profile_value: registrationOf(given),
    distributor: (given.distributor && known.distributors.get(given.distributor)?.title) ?? null,
    promoter_code: given.promoter_code?.toUpperCase() ?? null,
  }
  if (!before) return { ...person, facts }
  const absent = compared.flatMap(({ key, path = '' }) =>
    person.row.cells.has(key) ? [] : [path.split('.')[0] ?? ''],
  )
  const kept = Object.entries(factsOfKnown(before)).filter(([name]) => absent.includes(name))
  return { ...person, facts: { ...facts, ...Object.fromEntries(kept) } }
}

type TakenFile = { known: KnownOfFile; taking: Taking; outcomes: Map<number, Outcome> }

async function takePeople(tx: Tx, people: readonly Person[], { known, taking, outcomes }: TakenFile) {
  const newcomers = people.filter(({ externalId }) => !known.earlier.has(externalId))
  const ids = await addInvited(tx, {
    people: newcomers,
    known: withTitles(known),
    ...taking,
    earlier: people[0]?.row.line ?? 0,
  })
  for (const person of people)
    outcomes.set(person.row.line, await outcomeOf(tx, person, { known, newId: ids.get(person.externalId) }))
  await giveBalances(tx, people, { known, taking, outcomes })
}

/** Also by the titles that their names in the file stand for. */
function withTitles(known: KnownOfFile): KnownOfFile {
  const titled = [...known.distributors.values()].map((one) => [one.title, one] as const)
  return { ...known, distributors: new Map([...known.distributors, ...titled]) }
}

async function outcomeOf(
  tx: Tx,
  person: Person,
  { known, newId }: { known: KnownOfFile; newId: string | undefined },
): Promise<Outcome> {
  const title = person.facts.name
  if (newId) return { verdict: 'new', title, memberId: newId }
  const before = known.earlier.get(person.externalId)
  if (!before) throw new Error('a line of a file is of somebody new or of somebody known')
  const changes = changesBetween(compared, factsOfKnown(before), person.facts)
  const memberId = before.id
  if (changes.length === 0) return { verdict: 'same', title, memberId }
  if (!before.isInvited)
    return { verdict: 'same', title, memberId, notes: [told(null, ({ notes }) => notes.theirs)] }
  await updateInvited(tx, before, person, withTitles(known))
  return { verdict: 'changed', title, memberId, changes }
}

/** Each person's balance once, whichever file says it. */
async function giveBalances(tx: Tx, people: readonly Person[], { known, taking, outcomes }: TakenFile) {
  const balances = people.flatMap(({ row, externalId, facts: { balance, balance_until } }) => {
    const memberId = outcomes.get(row.line)?.memberId
    if (!balance || !memberId) return []
    const isGiven = known.earlier.get(externalId)?.hasBalance ?? false
    return [{ line: row.line, memberId, coins: balance, lastDay: balance_until, isGiven }]
  })
  const given = await importBalances(tx, {
    importId: taking.importId,
    balances: balances.filter(({ isGiven }) => !isGiven),
    now: taking.now,
  })
  for (const { line, memberId, coins } of balances) {
    const outcome = outcomes.get(line)
    if (outcome) outcomes.set(line, given.has(memberId) ? withCoins(outcome, coins) : withNote(outcome))
  }
}

function withCoins(outcome: Outcome, coins: number): Outcome {
  if (outcome.verdict === 'new') return { ...outcome, coins }
  const changes = [...(outcome.changes ?? []), { column: 'balance', before: '', after: String(coins) }]
  return { ...outcome, verdict: 'changed', changes, coins }
}

function withNote(outcome: Outcome): Outcome {
  const note = told('balance', ({ notes }) => notes.balance_before)
  return { ...outcome, notes: [...(outcome.notes ?? []), note] }
}
