import { test as base, inject } from 'vitest'
import type { Http } from '#server/platform/http-routes.ts'
import type { InvoiceMail } from '#server/platform/invoice-mail.ts'
import type { PhoneGateway } from '#server/platform/phone-messages/gateway.ts'
import { testSecretKey } from './secret-key.ts'
import { createWorld } from './world.ts'

type Features = (http: Http) => void

/** One world per test file; each test creates its own people. */
export const test = base
  .extend('templateUrl', { scope: 'file' }, () => inject('templateUrl'))
  .extend('features', { scope: 'file' }, (): Features => () => undefined)
  .extend('secretKeys', { scope: 'file' }, (): readonly Buffer[] => [testSecretKey])
  .extend('phoneGateway', { scope: 'file' }, (): PhoneGateway | undefined => undefined)
  .extend('invoiceMail', { scope: 'file' }, (): InvoiceMail | undefined => undefined)
  .extend(
    'world',
    { scope: 'file' },
    async ({ templateUrl, features, secretKeys, phoneGateway, invoiceMail }, { onCleanup }) => {
      const world = await createWorld({ templateUrl, features, secretKeys, phoneGateway, invoiceMail })
      onCleanup(() => world.stop())
      return world
    },
  )
  .extend('app', ({ world }) => world.app)
  .extend('api', ({ world }) => world.api)
  .extend('given', ({ world }) => world.given)
  .extend('clock', ({ world }) => world.clock)
  .extend('database', ({ world }) => world.database)
  .extend('mailbox', ({ world }) => world.mailbox)
  .extend('runJobs', ({ world }) => world.runJobs)
  .extend('secrets', ({ world }) => world.secrets)
  .extend('files', ({ world }) => world.files)
  .extend('logLines', ({ world }) => world.logLines)
