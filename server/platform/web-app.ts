import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** What the build tells of the web app it made. */
const Description = z.object({
  /** Addresses that are whole pages, with the file of each. */
  pages: z.record(z.string(), z.string()),
  /** Hashes of what stands inline in the pages. */
  inline: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
})

export type WebApp = z.infer<typeof Description> & { readonly folder: string }

/** The built web app; undefined where there is none and only the API is served. */
export function findWebApp(folder: string): WebApp | undefined {
  const file = join(folder, 'web-app.json')
  if (!existsSync(file)) return undefined
  return { folder, ...Description.parse(JSON.parse(readFileSync(file, 'utf8'))) }
}
