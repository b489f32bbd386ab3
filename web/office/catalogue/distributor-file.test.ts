import { expect, test } from 'vitest'
import { distributorsIn } from './distributor-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

test('a file of distributors is read with a head in any order or without, short rows too', () => {
  const whole = { title: 'Norte Pet', cnpj: '11.222.333/0001-81', code: '77', product: '7891234567895' }
  const line = Object.values(whole).join(';')
  expect(distributorsIn(utf8(`Distribuidor;CNPJ;Código;EAN ou SKU\r\n${line}`))).toEqual([
    { line: 2, ...whole },
  ])
  expect(distributorsIn(utf8(line))).toEqual([{ line: 1, ...whole }])
  expect(distributorsIn(utf8('sku\tcnpj\tname\nVZ-15\t11222333000181\tNorte Pet'))).toEqual([
    { line: 2, title: 'Norte Pet', cnpj: '11222333000181', code: '', product: 'VZ-15' },
  ])
})

test('the list that the office hands out can be read back', () => {
  const file = utf8(
    '\ufeffDistribuidor;CNPJ;Membros;Oferecido\r\nNorte Pet;11222333000181, 12ABC34501DE35;3;1\r\n',
  )
  expect(distributorsIn(file)).toEqual([
    { line: 2, title: 'Norte Pet', cnpj: '11222333000181, 12ABC34501DE35', code: '', product: '' },
  ])
})
