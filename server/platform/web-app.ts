import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Description = z.object({
  pages: z.record(z.string(), z.string()),
  inline: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
})

export type WebApp = z.infer<typeof Description> & { readonly folder: string }

export function webAppFile(folder: string) {
  return join(folder, 'web-app.json')
}

export function findWebApp(folder: string): WebApp | undefined {
  const file = webAppFile(folder)
  if (!existsSync(file)) return undefined
  return { folder, ...Description.parse(JSON.parse(readFileSync(file, 'utf8'))) }
}
