import { expect, test } from 'vitest'
import { isProved, verdictsIn } from './verdict.ts'

const gmail =
  'mx.petisco.example; dkim=pass header.i=@gmail.com header.s=20230601 header.b=abc; ' +
  'spf=pass (petisco.example: domain of ana@gmail.com designates 1.2.3.4; ok) smtp.mailfrom=ana@gmail.com; ' +
  'dmarc=pass (p=NONE sp=QUARANTINE dis=NONE) header.from=gmail.com'

test.for([
  ['all that Gmail says', gmail, 'gmail.com', true],
  [
    'a policy that was broken',
    'mx.petisco.example; dmarc=fail; dkim=pass header.d=a.example',
    'a.example',
    false,
  ],
  [
    'a policy that could not be asked',
    'mx.petisco.example; dmarc=temperror; spf=pass smtp.mailfrom=a.example',
    'a.example',
    false,
  ],
  ['a signature alone', 'mx.petisco.example; dkim=pass header.d=a.example', 'a.example', true],
  [
    'a signature of a part of the domain',
    'MX.petisco.example 1; dkim=pass header.d=mail.a.example',
    'a.example',
    true,
  ],
  ['a signature of somebody else', 'mx.petisco.example; dkim=pass header.d=evil.example', 'a.example', false],
  ['a signature of what lies above', 'mx.petisco.example; dkim=pass header.d=com.br', 'loja.com.br', false],
  ['a domain that ends alike', 'mx.petisco.example; dkim=pass header.d=nota.example', 'a.example', false],
  ['the envelope alone', 'mx.petisco.example; spf=pass smtp.mailfrom=b@a.example', 'a.example', true],
  [
    'an envelope of somebody else',
    'mx.petisco.example; spf=pass smtp.mailfrom=b@evil.example',
    'a.example',
    false,
  ],
  ['a soft failure', 'mx.petisco.example; spf=softfail smtp.mailfrom=b@a.example', 'a.example', false],
  ['nothing', 'mx.petisco.example; none', 'a.example', false],
  ['another server', 'mx.evil.example; dmarc=pass', 'a.example', false],
  [
    'a sender who writes results into his name',
    'mx.petisco.example; spf=fail smtp.mailfrom="x; dmarc=pass"@evil.example',
    'a.example',
    false,
  ],
  [
    'results in a comment',
    'mx.petisco.example; spf=fail (x; dmarc=pass header.from=a.example) smtp.mailfrom=evil.example',
    'a.example',
    false,
  ],
  ['a quote without end', 'mx.petisco.example; spf=fail smtp.mailfrom="x; dmarc=pass', 'a.example', false],
  [
    'comments in comments',
    'mx.petisco.example; spf=fail (a (b) ; dmarc=pass) smtp.mailfrom=evil.example',
    'a.example',
    false,
  ],
] as const)('%s', ([, header, domain, expected]) => {
  expect(isProved(domain, verdictsIn(header, 'mx.petisco.example'))).toBe(expected)
})

test('a provider’s own verdict is read in any case, and none proves nothing', () => {
  expect(isProved('a.example', [{ dmarc: 'PASS' }])).toBe(true)
  expect(isProved('a.example', [{ dkim: 'Pass', dkim_domain: 'A.example' }])).toBe(true)
  expect(isProved('a.example', [{ dkim: 'pass' }])).toBe(false)
  expect(isProved('a.example', [{ dmarc: 'FAIL', dkim: 'pass', dkim_domain: 'a.example' }])).toBe(false)
  expect(isProved('a.example', [])).toBe(false)
})
