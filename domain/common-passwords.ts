/** Whether a password is among the first that somebody would try here, however it is capitalised. */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return isRepeated(typed) || isRow(typed) || others.has(typed) || words.has(withoutEnding(typed))
}

/** One piece of up to four characters over and over: aaaaaaaa, 12121212, abcdabcd. */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(text)
}

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb',
  'zaq12wsxcde34rfv',
  'qazwsxedcrfvtgb',
]
const rowsBothWays = [...rows, ...rows.map((row) => [...row].reverse().join(''))]

function isRow(text: string): boolean {
  return rowsBothWays.some((row) => row.includes(text))
}

/** senha123, Brasil@2026 and flamengo10! are as common as the word itself. */
function withoutEnding(text: string): string {
  return text.replace(/[@#_.!-]?(0?1|10|12|123|1234|12345|123456|321|20[0-3]\d)?[!@#.]?$/, '')
}

const others = new Set(
  `0102030405 010203040506 10203040 1020304050 102030405060 11223344 1122334455 112233445566 11112222 12344321
  1234567a 12345678a 123456789a 12345abc 123abc123 147258369 159357456 159753456 741852963 789456123 987456321
  a1b2c3d4 a12345678 abc12345 abcd1234 abcd12345 asdf1234 p@ssw0rd p@ssword passw0rd pa55word q1w2e3r4 qwer1234
  qwe12345 s3nh4123 senha1234567 senha12345678 senhasenha teste-teste testeteste trustno1 zxcv1234`.split(
    /\s+/,
  ),
)

const words = new Set(
  `abcdefgh acesso admin administrador administrator adminadmin amor amoreterno amorzinho android anjinho
  asdfghjk asdfghjkl atletico avengers bahia banana baseball basketball batman bemvinda bemvindo benfica bolinha
  borboleta botafogo brasil brasileiro brasilia brazil brigadeiro cachorrinho cachorro changeme chocolate computador
  computer corinthians cruzeiro curitiba default deusefiel deuseamor deusnocomando dragon entrar escola
  esperanca estrela eternamente euteamo facebook familia felicidade flamengo florzinha fluminense football forever
  fortaleza freedom freefire futebol gatinha gatinho google gostosa gostoso gremio guilherme gabriel gabriela iloveyou
  instagram internacional internet jesus jesuscristo jesuseamor jesusteama jennifer jessica jordan juliana
  juventus leonardo letmein liberdade login lovely lucas macaco mamae manchester maria mariana master matheus
  meuamor michael microsoft minecraft minhasenha minhafamilia minhavida monkey mudar mudarsenha mustang naruto neymar
  nossasenhora novasenha padrao palmeiras parana pass passaword passwd password passwords patricia pernambuco petshop
  pipoca pokemon princesa princess qwert qwerty qwertyui qwertyuiop rebelde recife riodejaneiro roblox ronaldinho
  ronaldo root salvador samsung santos saopaulo saudade segredo senha senhaforte senhas senhasegura secret shadow
  soccer spiderman starwars suasenha summer sunshine superman teamo teamomuito tequiero test teste testando tricolor
  trocar user usuario vasco vascodagama veterinaria veterinario vitoria welcome whatsapp whatever windows xuxa`.split(
    /\s+/,
  ),
)
