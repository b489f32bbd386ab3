import * as api from '#contract/imports.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { linkSigner } from '#server/platform/signed-links.ts'
import { discardImport, runImport } from './decide.ts'
import { discardUnusedImport, handOverImport, storeImport } from './hand-over.ts'
import { faultsFile, importFor, listImports, oneImport, pageOfRows, requireKind } from './list.ts'
import { importTemplate } from './template.ts'

export function importOffice(http: Http) {
  http.query(api.officeImports, ({ db, staff, query }) => listImports(db, staff.role, query))
  http.query(api.officeImport, ({ db, staff, params, language }) =>
    oneImport(db, staff.role, params.id, language),
  )
  http.query(api.importRows, async ({ db, staff, params, query, language }) => {
    await importFor(db, staff.role, params.id)
    return pageOfRows(db, params.id, query, language)
  })
  http.csv(api.importFaultsFile, async ({ db, staff, params, language }) => {
    await importFor(db, staff.role, params.id)
    return faultsFile(params.id, language)
  })
  http.query(api.importTemplate, async ({ staff, params, query, language }) => {
    requireKind(staff.role, params.kind)
    return importTemplate(params.kind, query.format, language)
  })
  http.query(api.importedFile, async ({ db, staff, params, now }) => {
    const { file_key } = await importFor(db, staff.role, params.id)
    return { link: file_key && (await linkSigner(db, now))(file_key) }
  })
  http.preparedCommand(
    api.startImport,
    ({ staff, files, body }) => {
      requireKind(staff.role, body.kind)
      return storeImport(files, body.file)
    },
    async ({ tx, staff, body, prepared, now, changed }) => {
      const id = await handOverImport(tx, { ...prepared, kind: body.kind, staffId: staff.id, now })
      changed({ after: { import_id: id, kind: body.kind, file_name: prepared.fileName } })
      return { id }
    },
    ({ fileKey }, preparation) => discardUnusedImport(preparation, fileKey),
  )
  http.command(api.runImport, async ({ tx, staff, params, now, changed }) => {
    await importFor(tx, staff.role, params.id)
    const after = await runImport(tx, { id: params.id, staffId: staff.id, now })
    changed({ after: { import_id: params.id, ...after } })
    return {}
  })
  http.command(api.discardImport, async ({ tx, staff, params, changed }) => {
    const { kind, file_name } = await importFor(tx, staff.role, params.id)
    await discardImport(tx, params.id)
    changed({ before: { import_id: params.id, kind, file_name } })
    return {}
  })
}
