import { enqueue } from '#server/platform/jobs.ts'
import { expect, test } from './fixtures.ts'

test('an administrator takes last night’s export, and an analyst only the one without personal data', async ({
  world,
  asStaff,
  given,
  expectAccessible,
}) => {
  const page = await asStaff(await given.staff({ role: 'admin' }))
  await page.goto('/gestao/relatorios/exportacoes')
  await expect(page.getByText('Nenhuma exportação guardada.')).toBeVisible()
  await expect(page.getByText('EXPORTS=on')).toBeVisible()
  await expectAccessible(page)
  await world.database.transaction((tx) => enqueue(tx, { name: 'export-everything' }, {}))
  await world.runJobs({ exports: true })
  await page.reload()
  const row = page.getByRole('row', { name: 'Com dados pessoais' })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Baixar' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^petisco-.*-personal-.*\.zip$/)

  const theirs = await asStaff(await given.staff({ role: 'analyst' }))
  await theirs.goto('/gestao/relatorios/exportacoes')
  await expect(theirs.getByRole('row', { name: 'Sem dados pessoais' })).toBeVisible()
  await expect(theirs.getByRole('row', { name: 'Com dados pessoais' })).toHaveCount(0)
})
