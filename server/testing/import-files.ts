import { type ImportKind, importRows, officeImport, runImport, startImport } from '#contract/imports.ts'
import { auditLedger } from '#server/app.ts'
import type { Person } from './given.ts'
import { test } from './test.ts'

/** Hands a file over, has it judged, and runs it if somebody is named. */
export const importTest = test.extend('importing', ({ api, runJobs, database, clock }) => {
  async function judge(
    person: Person,
    kind: ImportKind,
    content: string | Uint8Array<ArrayBuffer>,
    name = 'base.csv',
  ) {
    const staff = api.as(person)
    const file = new File([content], name)
    const { id } = await staff.call(startImport, { kind, file })
    await runJobs()
    return { id, ...(await seen(person, id)) }
  }

  async function seen(person: Person, id: string) {
    const staff = api.as(person)
    const one = await staff.call(officeImport, { id })
    const { items: rows } = await staff.call(importRows, { id })
    return { one, rows }
  }

  return {
    judge,
    seen,
    /** Of the books. */
    findings: () => auditLedger(database, clock.now()),
    async run(person: Person, id: string) {
      await api.as(person).call(runImport, { id })
      await runJobs()
      return seen(person, id)
    },
  }
})
