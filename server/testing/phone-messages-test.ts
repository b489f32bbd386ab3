import { provePhone, sendPhoneCode } from '#contract/phone-messages.ts'
import { openGateway } from '#server/platform/phone-messages/gateway.ts'
import { startMessageGateway } from './message-gateway.ts'
import { test } from './test.ts'

type Sent = { to: string; text: string; code?: string; id: string; lang?: string }

let phones = 62_980_000_000

export function newPhone() {
  return String(++phones)
}

/** People with a phone, a gateway on loopback that takes what is sent to it, and the messages that came there. */
export function testWithGateway(facts: { channel: 'sms' | 'whatsapp'; perHour: number }) {
  return test
    .extend('server', { scope: 'file' }, async ({ templateUrl: _ }, { onCleanup }) => {
      const server = await startMessageGateway()
      onCleanup(() => server.stop())
      return server
    })
    .extend('phoneGateway', { scope: 'file' }, ({ server }) =>
      openGateway({
        url: server.url,
        body: '{"to":"{phone}","text":"{text}","id":"{id}"}',
        codeBody: '{"to":"{phone}","text":"{text}","code":"{code}","id":"{id}","lang":"{language}"}',
        patienceMs: 2000,
        ...facts,
      }),
    )
    .extend(
      'sent',
      ({ server }) =>
        (phone: string) =>
          server.received
            .map(({ body }) => JSON.parse(body) as Sent)
            .filter(({ to }) => to === `+55${phone}`),
    )
    .extend(
      'due',
      ({ database }) =>
        () =>
          database.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()'),
    )
    .extend('withPhone', ({ given, database }) => async (about: Parameters<typeof given.member>[0] = {}) => {
      const person = await given.member(about)
      const phone = newPhone()
      await database.pool.query('update member set phone = $1 where id = $2', [phone, person.id])
      return { ...person, phone }
    })
    .extend('codeFor', ({ api, runJobs, sent }) => async (person: { token: string; phone: string }) => {
      await api.as(person).call(sendPhoneCode)
      await runJobs()
      return sent(person.phone).at(-1)?.code ?? ''
    })
    .extend(
      'proved',
      ({ withPhone, codeFor, api }) =>
        async (about: Parameters<typeof withPhone>[0] = {}) => {
          const person = await withPhone(about)
          await api.as(person).call(provePhone, { code: await codeFor(person) })
          return person
        },
    )
}
