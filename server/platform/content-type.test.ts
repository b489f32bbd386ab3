import { expect, test } from 'vitest'
import { contentTypeOf } from './content-type.ts'

test.each([
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['png', Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1')],
  ['webp', Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1')],
  ['pdf', Buffer.from('%PDF-1.7\n')],
  ['xml', Buffer.from('<?xml version="1.0" encoding="UTF-8"?><nfeProc versao="4.00">')],
  ['xml', Buffer.from('\ufeff <NFe xmlns="http://www.portalfiscal.inf.br/nfe">')],
  [undefined, Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">')],
  [undefined, Buffer.from('<!DOCTYPE html><html><script>alert(1)</script>')],
  [undefined, Buffer.from('<html>')],
  [undefined, Buffer.from('GIF89a')],
  [undefined, Buffer.from('RIFF\x10\x00\x00\x00WAVEfmt ', 'latin1')],
  [undefined, Buffer.from('just words')],
  [undefined, Buffer.alloc(0)],
])('content is told as %s', (type, content) => {
  expect(contentTypeOf(content)).toBe(type)
})
