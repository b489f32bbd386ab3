// Whether the process in this container can work: exit code 0 or 1.
const { ROLE, PORT = '3000', METRICS_PORT = '9100' } = process.env
const port = ROLE === 'worker' ? METRICS_PORT : PORT
const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
