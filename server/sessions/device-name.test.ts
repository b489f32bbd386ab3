import { expect, test } from 'vitest'
import { browserName, deviceName } from './device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    'Chrome · Android',
    `Mozilla/5.0 (Linux; Android 15; SM-A556B) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
  ],
  ['Chrome · Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
  [
    'Edge · Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
  ],
  ['Opera · Android', `Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/138.0 Mobile Safari/537.36 OPR/90.0`],
  [
    'Samsung Internet · Android',
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  ],
  [
    'Safari · iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome · iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari · macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Chrome · ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
  ['Android', 'SomeApp/1.0 (Android 15)'],
  [null, 'curl/8.9.1'],
  [null, ''],
  [null, '<script>alert(1)</script>'.repeat(500)],
])('%s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name)
})

test.each([
  [
    'Chrome 99 · Android',
    `Mozilla/5.0 (Linux; Android 6.0) ${webkit} Chrome/99.0.4844.88 Mobile Safari/537.36`,
  ],
  ['Edge 140 · Windows', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/139.0 Safari/537.36 Edg/140.0`],
  [
    'Safari 15 · iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 Version/15.6 Mobile/15E148 Safari/604.1',
  ],
  [null, ''],
])('with its version: %s', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name)
})
