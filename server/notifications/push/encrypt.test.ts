import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptPush } from './encrypt.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message comes out as in the example of RFC 8291', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const browser = {
    publicKey: bytes(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ),
    authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const message = encryptPush('When I grow up, I want to be a watermelon', browser, {
    sender,
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  })
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})
