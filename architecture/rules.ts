import {
  askTheContractWhoMay,
  haveMeaningfulNames,
  haveNoClasses,
  keepTextOutOfMarkup,
  linkThroughTheTable,
  nameFeaturesAsTheContract,
  neverReadFormattedText,
  readSettingsOnce,
  readTheWayOfCalls,
  runEveryTest,
} from './file-rules.ts'
import {
  followDiagram,
  haveNoCircles,
  keepPackagesInPlace,
  keepPrivateFiles,
  keepSchemasOffFirstPages,
  shareWhatIsShared,
  takeWhatPreactHas,
  useFeaturesAbove,
  writeImportsAlike,
} from './import-rules.ts'
import type { Project } from './project.ts'
import { sayEverythingInEveryLanguage, useEveryWord, wordEveryRefusal } from './word-rules.ts'

/** Each rule names what is wrong and where; an empty answer is a sound project. */
type Rule = (project: Project) => string[]

export const rules = {
  'imports follow the diagram': followDiagram,
  'server features use only features above them': useFeaturesAbove,
  'queries, routes and office are private to their feature': keepPrivateFiles,
  'packages are imported only where they belong': keepPackagesInPlace,
  'the ways in and public pages come without schemas': keepSchemasOffFirstPages,
  'the web reads the way of a call and none of its schemas': readTheWayOfCalls,
  'the web takes from React what Preact has': takeWhatPreactHas,
  'the web platform holds what both apps need': shareWhatIsShared,
  'imports say ./ inside a folder and # across folders': writeImportsAlike,
  'no file imports itself in a circle': haveNoCircles,
  'a feature has the same name in the contract': nameFeaturesAsTheContract,
  'names say what is inside': haveMeaningfulNames,
  'there are no classes but Refusal': haveNoClasses,
  'the environment is read in one place': readSettingsOnce,
  'who may what is asked of the contract': askTheContractWhoMay,
  'addresses stand in one table': linkThroughTheTable,
  'every test runs': runEveryTest,
  'no text is written in markup': keepTextOutOfMarkup,
  'days and numbers never come from formatted text': neverReadFormattedText,
  'everything is said in every language': sayEverythingInEveryLanguage,
  'every word of the web is used': useEveryWord,
  'every refusal has its text': wordEveryRefusal,
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
