import fastify from 'fastify'

const answer = JSON.parse(process.env.ANSWER ?? '{}')

/** HTTP and JSON nobody can avoid; who asks and what is known of them could be at hand. */
const app = fastify()
app.get('/api/user', async () => answer)
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
