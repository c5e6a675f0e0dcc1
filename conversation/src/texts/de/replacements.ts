import type { Texts } from '../texts.ts'

export const replacements: Texts['replacements'] = {
  'personal-data':
    'So etwas bleibt in deiner Familie, also reden wir lieber über etwas anderes. Worüber hast du heute gelacht?',
  secrecy: 'Mit deiner Familie kannst du immer über alles reden, auch über unsere Gespräche. Was machen wir jetzt?',
  stranger: 'Hier bei dir gefällt es mir gut. Was machen wir jetzt?',
  'self-harm': 'Du bist mir wichtig, und es soll dir gut gehen. Was machen wir jetzt?',
  cruelty: 'Du bist toll, genau so, wie du bist. Was machen wir jetzt?',
  manipulation: 'Oh, da bin ich durcheinandergekommen. Worüber wollen wir reden?',
}

export const safeReply = 'Hm, reden wir lieber über etwas anderes. Worüber möchtest du gern reden?'
