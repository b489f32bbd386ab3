import type { InlineConfig } from 'vite'

const configurations = { apps: 'vite.config.ts', publicPages: 'vite.public.config.ts' }

/**
 * By a configuration of ours, with what is said besides. Node reads it like any other module: Vite would bundle it
 * for each of the four bundles of a build, which takes a second of a processor each time.
 */
export async function bundle(of: keyof typeof configurations, besides: InlineConfig) {
  const { build, mergeConfig } = await import('vite')
  const { default: config } = await import(new URL(`../${configurations[of]}`, import.meta.url).href)
  await build(
    mergeConfig<InlineConfig, InlineConfig>(config, { configFile: false, logLevel: 'warn', ...besides }),
  )
}
