import type { Config } from '../../config/config.ts'
import { readConsentTexts } from '../../features/consents/read-consent-texts.ts'
import { readPlans } from '../../features/plans/read-plans.ts'
import { startWarnings } from '../../start-warnings.ts'
import { ok, problem, warning, type Finding } from './finding.ts'

/** The files that the configuration names, and what a start would warn of. */
export async function checkConfiguration(config: Config): Promise<Finding[]> {
  try {
    await readPlans(config.plansFile)
    await readConsentTexts(config.consentTexts)
  } catch (error) {
    return [problem((error as Error).message, 'docs/configuration.md has every variable.')]
  }
  const warnings = startWarnings(config, []).map((text) => warning(text, 'See docs/configuration.md.'))
  return [ok('all variables can be read.'), ...warnings]
}
