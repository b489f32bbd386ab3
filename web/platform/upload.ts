import { reach } from './reach.ts'
import { whenQuiet } from './when-quiet.ts'

type Upload = {
  headers: Readonly<Record<string, string>>
  payload: Readonly<Record<string, unknown>>
  onProgress: ((percent: number) => void) | undefined
  /** Cuts it off, as if the network had. */
  signal?: AbortSignal | undefined
  givesUpWhenStuck?: boolean
}

/** Sends a form with files. `fetch` cannot tell how much of it has left; the older way can. */
export async function upload(
  url: string,
  { headers, payload, onProgress, signal, givesUpWhenStuck = false }: Upload,
): Promise<Response> {
  const { promise: answered, resolve, reject } = Promise.withResolvers<void>()
  const request = new XMLHttpRequest()
  request.open('POST', url)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  const form = formData(payload)
  const giveUp = () => {
    reject(new DOMException('Nothing has moved for a while', 'TimeoutError'))
    request.abort()
  }
  const quiet = givesUpWhenStuck ? whenQuiet(giveUp) : undefined
  request.upload.onprogress = ({ loaded, total }) => {
    quiet?.heard()
    onProgress?.(Math.floor((100 * loaded) / total))
  }
  request.onprogress = () => quiet?.heard()
  request.onload = () => resolve()
  request.onerror = () => reject(new TypeError('The server could not be reached'))
  request.onabort = request.onerror
  await readFiles(form)
  signal?.addEventListener('abort', () => request.abort())
  if (signal?.aborted) reject(signal.reason)
  else request.send(form)
  quiet?.heard()
  try {
    await reach(answered)
  } finally {
    quiet?.end()
  }
  return responseOf(request)
}

/** `{ products: [{ value }] }` travels as `products[0][value]`. */
export function formData(payload: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) append(form, name, value)
  return form
}

/** A file that is gone, or was changed after it was chosen, would end the request as if the network had. */
async function readFiles(form: FormData) {
  const files = [...form.values()].filter((value) => value instanceof Blob)
  await Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer()))
}

function append(form: FormData, name: string, value: unknown) {
  if (value instanceof Blob) form.append(name, value)
  else if (typeof value !== 'object' || value === null) form.append(name, String(value ?? ''))
  else for (const [key, part] of Object.entries(value)) append(form, `${name}[${key}]`, part)
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r\n/)
  const headers = lines.flatMap((line): [string, string][] => {
    const [name = '', ...value] = line.split(': ')
    return name ? [[name, value.join(': ')]] : []
  })
  return new Response(request.responseText, { status: request.status, headers })
}
