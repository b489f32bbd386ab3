import { createHash } from 'node:crypto'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '#brand/brand.ts'
import { memberPaths } from '#contract/paths.ts'
import { oldestBrowsers } from './oldest-browsers.ts'

export async function makeInstallable({
  root,
  dist,
  shellAssets,
}: {
  root: string
  dist: string
  shellAssets: string[]
}) {
  await cp(join(root, 'brand/icons'), join(dist, 'icons'), { recursive: true })
  await writeFile(join(dist, 'manifest.webmanifest'), JSON.stringify(manifest))
  await writeFile(join(dist, 'sw.js'), await serviceWorker(root, dist, shellAssets))
}

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192', 192)] })

const screenSizes = { narrow: '780x1688', wide: '1280x800' } as const

const screenshot = (screen: string, form: keyof typeof screenSizes, label: string) => ({
  src: `/icons/screen-${screen}-${form}.webp`,
  sizes: screenSizes[form],
  type: 'image/webp',
  form_factor: form,
  label,
})

const fileEndings = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
  'text/xml': ['.xml'],
  'application/xml': ['.xml'],
}
const sharedTypes = [...Object.keys(fileEndings), '.xml', '.pdf']

const manifest = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  lang: 'pt-BR',
  start_url: memberPaths.home,
  scope: '/',
  display: 'standalone',
  background_color: brand.themeColor.light,
  theme_color: brand.themeColor.light,
  icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
  shortcuts: [
    shortcut('Enviar nota', memberPaths.sendInvoice),
    shortcut('Fotografar nota', `${memberPaths.sendInvoice}?camera`),
    shortcut('Recomendar', memberPaths.recommendation),
  ],
  screenshots: [
    screenshot('home', 'narrow', 'Moedas, prêmio e última nota'),
    screenshot('send', 'narrow', 'Fotografe a nota e confira'),
    screenshot('store', 'narrow', 'Troque moedas por prêmios'),
    screenshot('home', 'wide', 'No computador'),
  ],
  // Photos, PDFs and XMLs from other apps, and from the folders of a computer.
  share_target: {
    action: memberPaths.sharedFiles,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', files: [{ name: 'files', accept: sharedTypes }] },
  },
  file_handlers: [{ action: memberPaths.sharedFiles, accept: fileEndings, launch_type: 'single-client' }],
}

/** What reads PDFs weighs more than all the rest, and most people photograph. */
function isForFew(file: string): boolean {
  return /\/pdf(?:-worker)?-[\w-]{8}\.js$/.test(file)
}

function addressesOf(files: readonly string[]): string[] {
  return files.map((file) => `/${file}`)
}

async function serviceWorker(root: string, dist: string, shellAssets: string[]) {
  const { transformWithOxc } = await import('vite')
  const pages = ['member/index.html', `member${memberPaths.home}.html`, 'member/shell.html']
  const hash = createHash('sha256')
  for (const file of [...pages, ...shellAssets].sort()) hash.update(await readFile(join(dist, file)))
  const shell = {
    home: memberPaths.home,
    share: memberPaths.sharedFiles,
    version: hash.digest('hex').slice(0, 16),
    files: [
      '/',
      memberPaths.home,
      memberPaths.sharedFiles,
      ...addressesOf(shellAssets.filter((file) => !isForFew(file))),
    ],
    later: addressesOf(shellAssets.filter(isForFew)),
  }
  const source = join(root, 'web/worker/service-worker.ts')
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, { target: oldestBrowsers })
  return `const shell = ${JSON.stringify(shell)};\n${code}`
}
