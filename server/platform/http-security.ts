import type { FastifyInstance } from 'fastify'
import type { WebApp } from './web-app.ts'

/** Inline scripts and styles are allowed by their hash only. */
export function addSecurityHeaders(app: FastifyInstance, webApp: WebApp | undefined) {
  const { scripts = [], styles = [] } = webApp?.inline ?? {}
  const ours = headersWith({ scripts: scripts.map(quoted), styles: styles.map(quoted) })
  // Only pages have anything inline, and the hashes of all of them weigh more than many an answer.
  const others = headersWith({ scripts: [], styles: [] })
  const docs = headersWith({ scripts: [], styles: ["'unsafe-inline'"] })
  // The barcode reader is WebAssembly in a worker, which has its own policy; pages need not allow it.
  const codeReader = headersWith({ scripts: ["'wasm-unsafe-eval'"], styles: [] })
  const headersFor = (url: string) => {
    if (url.startsWith('/api/docs')) return docs
    if (url.startsWith('/api/')) return others
    return url.startsWith('/assets/code-worker') ? codeReader : ours
  }
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headersFor(url))
    done()
  })
  app.addHook('onSend', ({ url }, reply, payload, done) => {
    const isAsset = url.startsWith('/assets/') && !url.startsWith('/assets/code-worker')
    if (isAsset && reply.statusCode === 200) reply.headers(others)
    if (partOfPage.test(url) && reply.statusCode === 200)
      for (const name of ofDocuments) reply.removeHeader(name)
    done(null, payload)
  })
}

/** Fetched by a page, under whose policies it runs; a worker has its own, and a picture can be opened by itself. */
const partOfPage = /^\/assets\/(?![^?]*worker)[^?]*\.(?:js|css|woff2)$/
/** For nothing but documents and workers: with each of twenty files they are nine kilobytes of every first screen. */
const ofDocuments = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
]

type Inline = { scripts: readonly string[]; styles: readonly string[] }

function headersWith({ scripts, styles }: Inline) {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // Public pages have their fonts in them.
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'data:', 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

function quoted(hash: string) {
  return `'${hash}'`
}
