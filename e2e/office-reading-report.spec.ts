import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'

test('the report tells how much was read right, and what was sure but wrong stands out', async ({
  asStaff,
  given,
  world,
  expectAccessible,
}) => {
  await world.database.pool.query(
    `insert into reading_outcome
      (document, decided_on, source, file_kind, issuer, field, was_sure, fields, is_right, read_value, right_value)
    select gen_random_uuid(), day_in_sao_paulo($1), 'words', 'photo', '11222333', outcome.*
    from (values ('product', true, 3, true, null, null), ('row_value', true, 1, false, '3957', '9357'))
      as outcome (field, was_sure, fields, is_right, read_value, right_value)`,
    [world.clock.now().toString()],
  )
  const page = await asStaff(await given.staff({ role: 'analyst' }))
  await page.goto('/gestao/relatorios/leitura?dias=365')
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row('Valor do item Palavras da imagem Foto 1 0 % 1')).toBeVisible()
  await expect(row('Produto Palavras da imagem Foto 1 100 % 0')).toBeVisible()
  await expect(row('11222333 2 75 % 1')).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).first().click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text).toContain('Valor do item;Palavras da imagem;Foto;1;1;0;1\r\n')
})
