import type { ToldOfRow } from '#contract/imports.ts'
import { longestPrizeCode } from '#contract/store-office.ts'
import { columnsOf } from '#server/imports/columns.ts'
import { factsIn } from '#server/imports/facts.ts'
import { type Outcome, type Take, told, wrong } from '#server/imports/outcome.ts'
import { addPrizeCodes, prizesByName } from '#server/store/codes/prize-codes.ts'

/** Codes are never shown again here: a line is known by the prize it is of. */
export const takePrizeCodes: Take = async (tx, rows, { secrets, importId, fileName, staffId, now }) => {
  const prizes = await prizesByName(
    tx,
    rows.flatMap(({ cells }) => cells.get('prize') || []),
  )
  const lines = rows.map((row) => {
    const { facts, faults } = factsIn(columnsOf.prize_codes, row, {})
    const code = String(facts.code ?? '')
    const prize = prizes.get(String(facts.prize ?? ''))
    return { prize, code, faults: [...faults, ...faultsOf({ prize, name: facts.prize, code })] }
  })
  const right = lines.flatMap(({ prize, code, faults }) =>
    prize && faults.length === 0 ? [{ prizeId: prize.id, code }] : [],
  )
  const added =
    right.length > 0
      ? await addPrizeCodes(tx, { codes: right, reason: fileName, secrets, importId, staffId, now })
      : new Set()
  return lines.map(({ prize, code, faults }): Outcome => {
    if (!prize || faults.length > 0) return wrong(prize?.title ?? null, faults)
    return { verdict: added.has(`${prize.id} ${code}`) ? 'new' : 'same', title: prize.title }
  })
}

type Line = { prize: { id: string } | undefined; name: unknown; code: string }

function faultsOf({ prize, name, code }: Line): ToldOfRow[] {
  const faults: ToldOfRow[] = []
  if (name && !prize) faults.push(told('prize', (words) => words.faults.prize_unknown))
  if (code.length > longestPrizeCode)
    faults.push(told('digital_code', (_words, { fields }) => fields.too_long(longestPrizeCode)))
  return faults
}
