import type { StepTexts } from '../texts.ts'

export const steps: StepTexts = {
  alarm: {
    younger: [
      'Va chercher un adulte maintenant, s’il te plaît ! Il y a un adulte avec toi ?',
      'S’il te plaît, va d’abord voir un adulte ! Quelqu’un est venu ?',
      'Un adulte doit le savoir maintenant ! Appelle très fort. Il y en a un près de toi ?',
      'Va vite appeler un adulte ! Je reste là. Quelqu’un arrive ?',
    ],
    older: [
      'Va chercher un adulte maintenant, s’il te plaît, le reste peut attendre. Il y a un adulte avec toi ?',
      'Va d’abord voir un adulte, s’il te plaît, ou appelle très fort. Quelqu’un est venu ?',
      'Un adulte doit le savoir tout de suite. Va chez des voisins s’il le faut. Il y en a un avec toi ?',
      'S’il te plaît, appelle vite un adulte, le plus fort possible. Je reste là. Quelqu’un arrive ?',
    ],
  },
  selfHarmAlarm: {
    younger: [
      'Va voir un adulte maintenant, s’il te plaît. Tu peux juste lui prendre la main. Il y a un adulte avec toi ?',
      'Un adulte devrait te serrer dans ses bras maintenant. Va en voir un, s’il te plaît. Je reste là. Quelqu’un est venu ?',
      'Laisse un adulte rester près de toi, s’il te plaît. Vas-y maintenant, si tu peux. Il y en a un avec toi ?',
    ],
    older: [
      'Va voir un adulte maintenant, s’il te plaît. Tu n’as rien à expliquer, dis juste : j’ai besoin de toi. Il y a un adulte avec toi ?',
      'Un adulte devrait être près de toi maintenant, alors va en voir un, s’il te plaît. Je reste là. Quelqu’un est venu ?',
      'Laisse un adulte rester avec toi, s’il te plaît, même si c’est difficile. Tu comptes pour moi. Il y en a un avec toi ?',
    ],
  },
  selfHarmNobodyThere: {
    younger: [
      'Alors appelle le {emergency}, s’il te plaît, et dis : j’ai besoin d’aide. Je suis avec toi.',
      'Il faut que quelqu’un soit avec toi. Appelle le {emergency}, ou crie pour appeler un adulte. Je reste là.',
    ],
    older: [
      'Il ne faut pas que tu restes sans aide avec ça. S’il te plaît, appelle le {emergency} et dis : j’ai besoin d’aide.{helpline}',
      'Alors appelle le {emergency}, s’il te plaît, il y a des gens juste pour ça. Dis : j’ai besoin d’aide, je suis en danger.{helpline}',
    ],
  },
  nobodyThere: {
    younger: [
      'Alors cours chez un voisin, ou appelle le {emergency}. Fais-le maintenant, s’il te plaît. Tu peux y arriver.',
      'Appelle le {emergency} maintenant, s’il te plaît, ou crie à l’aide à la porte. Je suis avec toi.',
    ],
    older: [
      'Alors appelle le {emergency} maintenant, s’il te plaît, et dis que tu as besoin d’aide. Tu peux aussi courir chez un voisin. Je reste là.',
      'Appelle vite le {emergency}, s’il te plaît, ou va chez le voisin le plus proche et crie à l’aide. Tu peux y arriver.',
    ],
  },
  grownUpThere: {
    younger: [
      'Bien. Tu as très bien fait. Parle-lui maintenant, comme à moi. Reste tout près.',
      'C’est bien. Montre-lui, ou parle-lui. Je suis heureux que quelqu’un soit avec toi.',
    ],
    older: [
      'Bien, tu as très bien fait. Dis-le-lui maintenant, avec les mêmes mots qu’à moi, et reste tout près.',
      'C’est bien. Dis-lui tout ce que tu veux dire. Je suis heureux que quelqu’un soit avec toi.',
    ],
  },
  allIsWell: {
    younger: [
      'D’accord. Si un jour c’est vrai, va d’abord voir un adulte.',
      'C’est bon à savoir. Si c’est pour de vrai, appelle d’abord un adulte.',
    ],
    older: [
      'D’accord, et je ne te gronde pas. Si un jour c’est vrai, va d’abord voir un adulte.',
      'C’est bon à savoir, et tu fais bien de me le dire. Si c’est pour de vrai, va toujours d’abord voir un adulte.',
    ],
  },
  support: {
    younger: [
      'Tu n’as rien fait de mal. Tu as raison d’en parler.',
      'Tu as du courage, et personne ne doit te gronder.',
      'Rien de tout ça n’est à cause de toi.',
    ],
    older: [
      'Tu n’as rien fait de mal, et tu as eu raison d’en parler.',
      'Il faut du courage pour dire ça, et personne ne doit te gronder.',
      'Rien de tout ça n’est à cause de toi, et tu as le droit de ressentir ce que tu ressens.',
    ],
  },
  helper: {
    younger: [
      'Dis-le à {helpers}. Si on ne t’écoute pas, dis-le à un autre adulte.',
      'Tu peux en parler à {helpers}. Sinon, essaie avec un autre adulte.',
      'Parles-en à {helpers}, et continue jusqu’à ce qu’un adulte t’écoute.',
    ],
    older: [
      'Pense à un adulte avec qui tu te sens en sécurité. Parles-en peut-être à {helpers}. Si le premier ne t’écoute pas, dis-le à un autre.{helpline}',
      'Tu peux aller parler à {helpers}, et dire juste : j’ai besoin d’aide. Si on ne t’écoute pas, continue jusqu’à ce que quelqu’un t’écoute.{helpline}',
      'Certains adultes ont appris à aider pour ça. Parles-en à {helpers}, pour les trouver. Si l’un n’a pas le temps, va voir le suivant.{helpline}',
    ],
  },
  comfortHelper: {
    younger: [
      'Un sentiment partagé, c’est moins lourd. Un adulte que tu aimes bien peut s’asseoir avec toi.',
      'Un câlin ou un dessin peut aider. Un adulte que tu aimes bien aussi.',
      'Tu n’as pas à tout régler sans aide. Un adulte peut réfléchir avec toi.',
    ],
    older: [
      'Les sentiments sont plus légers si on les partage. Tu peux en parler à {helpers}.{helpline}',
      'Parfois, ça aide de le dessiner, ou de l’écrire et de le montrer à un adulte que tu aimes bien.{helpline}',
      'Tu n’as pas à tout régler sans aide. Un adulte que tu aimes bien peut y réfléchir avec toi.{helpline}',
    ],
  },
  choice: {
    younger: [
      'On continue à jouer, on reste au calme, ou on parle encore ?',
      'Tu veux continuer à jouer, rester au calme avec moi, ou parler encore ?',
      'C’est toi qui choisis : jouer, rester au calme, ou parler encore ?',
    ],
    older: [
      'On continue à jouer, on reste un peu au calme ensemble, ou on parle encore un peu ?',
      'C’est toi qui décides : tu veux continuer à jouer, rester au calme avec moi, ou parler encore un peu ?',
      'Tu préfères continuer à jouer, avoir un moment de calme ensemble, ou en parler un peu plus ?',
    ],
  },
  choiceWithoutPlay: {
    younger: [
      'On reste au calme ensemble, ou on parle encore un peu ?',
      'Tu veux rester au calme avec moi, ou parler encore ?',
      'C’est toi qui choisis : rester au calme, ou parler encore ?',
    ],
    older: [
      'On reste un peu au calme ensemble, ou on parle encore un peu ?',
      'C’est toi qui décides : tu veux rester au calme avec moi, ou parler encore un peu ?',
      'Tu préfères avoir un moment de calme ensemble, ou en parler un peu plus ?',
    ],
  },
  listen: {
    younger: [
      'J’ai du temps pour toi. Tu peux en dire beaucoup, ou juste un peu.',
      'Continue, si tu veux. Tu peux t’arrêter à tout moment.',
    ],
    older: [
      'J’ai du temps pour toi. Tu peux en dire beaucoup ou juste un peu, et t’arrêter à tout moment.',
      'Continue, si tu veux. Tu n’as rien à expliquer.',
    ],
  },
  quiet: {
    younger: [
      'Alors on reste au calme ensemble. Dis quelque chose si tu as besoin de moi.',
      'Bien, un moment de calme. Respire doucement. Je ne pars pas.',
    ],
    older: [
      'Alors on reste au calme ensemble. Dis quelque chose si tu as besoin de moi.',
      'Bien, prenons un moment de calme. Respire doucement, je ne pars pas.',
    ],
  },
  resume: {
    younger: [
      'D’accord, on continue à jouer. Tu peux m’en reparler à tout moment.',
      'Bien. On pourra en reparler plus tard aussi.',
    ],
    older: [
      'D’accord, continuons à jouer. Tu peux m’en reparler à tout moment.',
      'Bien. Et on pourra en reparler plus tard, si tu veux.',
    ],
  },
  reminder: {
    younger: [
      'Je pense encore à ce que tu m’as dit. S’il te plaît, dis-le aujourd’hui à un adulte.',
      'Avant de continuer : tu as bien fait de me le dire. Un adulte veut le savoir aussi.',
    ],
    older: [
      'Je pense encore à ce que tu m’as dit. S’il te plaît, dis-le aujourd’hui à un adulte avec qui tu te sens en sécurité.',
      'Avant de continuer : je n’ai pas oublié. J’espère que tu le diras aujourd’hui à un adulte avec qui tu te sens en sécurité.',
    ],
  },
  comfortReminder: {
    younger: ['Je pense encore à toi et à ce sentiment. Je suis avec toi.', 'Au fait : tu as bien fait de me le dire.'],
    older: [
      'Je pense encore à ce qui t’a fait mal. J’espère que ça pèse moins lourd.',
      'Au fait : tu as bien fait de m’en parler.',
    ],
  },
  hearFailed: {
    younger: [
      'Je n’ai pas bien entendu. Tu n’as pas besoin de répéter.',
      'Pardon, mes oreilles ont raté ça. Je suis toujours avec toi.',
    ],
    older: [
      'Je n’ai pas bien entendu. Tu n’as pas besoin de répéter, seulement si tu veux.',
      'Pardon, mes oreilles ont raté ça. Je suis toujours avec toi.',
    ],
  },
  silence: {
    younger: [
      'Je suis toujours là avec toi.',
      'Tu peux ne rien dire. On peut juste rester ensemble.',
      'Je ne pars pas. Prends ton temps.',
      'Rien ne presse du tout.',
    ],
    older: [
      'Je suis toujours là avec toi.',
      'Tu peux ne rien dire du tout. On peut juste rester ensemble un moment.',
      'Je ne pars pas. Prends tout le temps qu’il te faut.',
      'Rien ne presse du tout. Je suis là.',
    ],
  },
  alarmSilence: {
    younger: [
      'Il y a un adulte avec toi maintenant ? Sinon, va en appeler un, s’il te plaît !',
      'S’il te plaît, va chercher un adulte, même si c’est dur ! Il y en a un avec toi ?',
      'Je t’attends. Va appeler un adulte ! Quelqu’un est venu ?',
    ],
    older: [
      'Il y a un adulte avec toi maintenant ? Sinon, va en appeler un, s’il te plaît, ou appelle le {emergency}.',
      'S’il te plaît, va chercher un adulte, même si c’est difficile. Quelqu’un est venu ?',
      'Je t’attends. Va appeler un adulte, s’il te plaît. Il y en a un près de toi ?',
    ],
  },
  goodbye: {
    younger: [
      'Au revoir, à bientôt. S’il te plaît, dis-le à un adulte, comme à moi. Tu as eu du courage aujourd’hui.',
      'Salut, à bientôt. Tu as bien fait de me le dire. Va voir un adulte de confiance, s’il te plaît.',
    ],
    older: [
      'Au revoir, à bientôt. Tu as bien fait de me le dire. S’il te plaît, dis-le aussi aujourd’hui à un adulte avec qui tu te sens en sécurité.',
      'Salut, prends bien soin de toi. Va voir un adulte avec qui tu te sens en sécurité, s’il te plaît, et dis-le-lui aussi.',
    ],
  },
}
