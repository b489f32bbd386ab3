import fastify from 'fastify'

const answer = JSON.parse(process.env.ANSWER ?? '{}')

/** HTTP and JSON cannot be avoided; authentication and the query could be. */
const app = fastify()
app.get(process.env.ROUTE ?? '/', async () => answer)
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
