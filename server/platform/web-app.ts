import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Description = z.object({
  pages: z.record(z.string(), z.string()),
  inline: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  /** The module that writes public pages as HTML, below the folder; without one they are served as built. */
  renderer: z.optional(z.string()),
})

export type WebApp = z.infer<typeof Description> & { readonly folder: string }

export function webAppFile(folder: string) {
  return join(folder, 'web-app.json')
}

/** A page that is not as it was rendered, by a setting that nobody knew then, starts from its app's shell. */
export function findWebApp(
  folder: string,
  { withoutPages = [] }: { withoutPages?: readonly string[] } = {},
): WebApp | undefined {
  const file = webAppFile(folder)
  if (!existsSync(file)) return undefined
  const { pages, ...rest } = Description.parse(JSON.parse(readFileSync(file, 'utf8')))
  const asRendered = Object.entries(pages).filter(([path]) => !withoutPages.includes(path))
  return { folder, pages: Object.fromEntries(asRendered), ...rest }
}
