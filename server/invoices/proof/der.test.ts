import { expect, test } from 'vitest'
import { readCertificate } from './certificate.ts'
import { derValue, derValues, oidOf, tags, timeOf, wholeBytes } from './der.ts'
import { companyCertificate } from './test-certificates.ts'

const hex = (text: string) => Buffer.from(text, 'hex')

test.for<[string, () => unknown]>([
  ['a byte behind a value', () => derValue(hex('02010100'), tags.integer)],
  ['two values for one', () => derValue(hex('020101020101'), tags.integer)],
  ['a value of another kind', () => derValue(hex('020101'), tags.octets)],
  ['a length in more bytes than it needs', () => derValues(hex('02810101'))],
  ['a length that nobody knows', () => derValues(hex('30800000'))],
  ['a length beyond the end', () => derValues(hex('0202'))],
  ['a length of four bytes', () => derValues(hex('02840000000101'))],
  ['a tag of several bytes', () => derValues(hex('1f8101'))],
  ['an identifier with a zero before', () => oidOf(hex('0603558003'))],
  ['half an identifier', () => oidOf(hex('06025583'))],
  ['an empty identifier', () => oidOf(hex('0600'))],
  ['bits that are no bytes', () => wholeBytes(hex('03020180'))],
  [
    'a time without seconds',
    () => timeOf(derValue(hex(`170b${Buffer.from('2611161200Z').toString('hex')}`), 0x17)),
  ],
])('refuses %s', ([, read]) => {
  expect(read).toThrow()
})

test('reads what people write of it', () => {
  expect(oidOf(hex('0605604c010303'))).toBe('2.16.76.1.3.3')
  const time = derValue(hex(`170d${Buffer.from('261116120000Z').toString('hex')}`), tags.utcTime)
  expect(timeOf(time).toString()).toBe('2026-11-16T12:00:00Z')
})

test.for<[string, string, string]>([
  ['not of version 3', 'a003020102', 'a003020101'],
  ['names two algorithms', '2a864886f70d01010b', '2a864886f70d01010d'],
])('a certificate is refused that is %s', ([problem, from, to]) => {
  const forged = hex(companyCertificate().toString('hex').replace(from, to))
  expect(() => readCertificate(forged)).toThrow(problem)
})
