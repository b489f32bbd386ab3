import { maskitoStrictCompositionPlugin } from '@maskito/core'
import { isRecommendationCode, typedCode } from '#domain/recommendation-code.ts'
import type { Mask } from '#web/ui/masks.ts'

const four = [/[\dA-Z]/, /[\dA-Z]/, /[\dA-Z]/, /[\dA-Z]/]

/** ABCD-EFGH. Signs that no code has are taken all the same, so that whoever typed them sees them. */
export const codeMask: Mask = {
  options: {
    mask: [...four, '-', ...four],
    preprocessors: [
      ({ elementState, data }) => ({
        elementState: { ...elementState, value: codeWithin(elementState.value.toUpperCase()) },
        data: codeWithin(data.toUpperCase()),
      }),
    ],
    plugins: [maskitoStrictCompositionPlugin()],
  },
  typing: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
}

/** The code in a text that was copied with more than the code. */
function codeWithin(text: string): string {
  if (text.length <= 'ABCD-EFGH'.length) return text
  const found = text.match(/\b\w{4}[\s\p{Pd}]?\w{4}\b/gu) ?? []
  return found.map(typedCode).find(isRecommendationCode) ?? text
}
