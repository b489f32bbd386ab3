import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import fastify from 'fastify'
import { passwordCost } from './password-cost.ts'

const derive = promisify(argon2)
const answer = JSON.parse(process.env.ANSWER ?? '{}')
const nonce = randomBytes(16)

/** The slow password check cannot be avoided. */
const app = fastify()
app.post<{ Body: { password: string } }>('/api/login', async ({ body }) => {
  await derive('argon2id', { message: body.password, nonce, tagLength: 32, ...passwordCost })
  return answer
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
