import { folded } from './folded.ts'

export type KnownWords = {
  /** Passwords that many people have, and the words and names of the language most members speak. */
  readonly all: ReadonlySet<string>
  /** The first that anybody would try, which two together do not make a password either. */
  readonly first: ReadonlySet<string>
}

const firstPasswords = 1000
const firstNames = 300

/** Some ten megabytes, so they are read when the first password is chosen. */
export function knownWords(): Promise<KnownWords> {
  known ??= readWords()
  return known
}

let known: Promise<KnownWords> | undefined

async function readWords(): Promise<KnownWords> {
  const [{ dictionary: everywhere }, { dictionary: inPortuguese }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ])
  const passwords = everywhere['passwords-common']
  const names = inPortuguese['firstnames-pt-br']
  const all = [...passwords, ...Object.values(inPortuguese).flat(), ...hereAtFirst]
  const first = [...passwords.slice(0, firstPasswords), ...names.slice(0, firstNames), ...hereAtFirst]
  return { all: new Set(all.map(folded)), first: new Set(first.filter(isWord).map(folded)) }
}

function isWord(text: string) {
  return /^\p{L}{3,}$/u.test(text)
}

/** What somebody in this trade and country would try first, which lists of the world do not have. */
const hereAtFirst =
  `acesso admin administrador amigo amor animal app aumigo balcao banho brasil cachorro cao cadastro canil clinica clube
  club corinthians cruzeiro demo deus distribuidora dog familia fiel filhote flamengo forte galo gatil gato gestao gremio
  loja meu mengao minha mudar nova novo osso palmeiras pata patas pet pets petshop premio premios programa santos
  saopaulo segura segredo senha teste test timao tosa vasco vendas verdao vet veterinaria veterinario vida`.split(
    /\s+/,
  )
