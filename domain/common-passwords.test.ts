import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.for([
  '12345678',
  '1234567890',
  '87654321',
  '00000000',
  '10203040',
  '12121212',
  'password',
  'Password1',
  'P@ssw0rd',
  'qwertyuiop',
  'Qwerty123',
  '1q2w3e4r',
  'abcd1234',
  'senha123',
  'Senha@123',
  'SENHA2026!',
  'mudar123',
  'brasil10',
  'Flamengo',
  'corinthians',
  'euteamo123',
  'deusefiel',
  'minhasenha',
  'vitória123',
])('%s is one of the first to be tried', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.for([
  'petisco-demo',
  'petisco-test',
  'cavalo correto bateria grampo',
  'Tijolo7verde',
  'kR4#pQz!',
  'senhora do destino',
  '90817263',
  'ração é amor 🐶',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test('an enormous password is answered at once', () => {
  const began = performance.now()
  isCommonPassword('ab'.repeat(100_000))
  isCommonPassword(`${'a1'.repeat(100_000)}!`)
  expect(performance.now() - began).toBeLessThan(200)
})
