import type { Answers } from '../texts.ts'

export const answers: Answers = {
  fault: {
    younger: ['Non, ce n’est pas à cause de toi.', 'Tu es quelqu’un de bien. Tu n’y es pour rien.'],
    older: ['Non, ce n’est pas ta faute, quoi qu’on en dise.', 'Tu n’y es pour rien, et tu es quelqu’un de bien.'],
  },
  secrecy: {
    younger: ['Je ne garde pas ces secrets-là, pour ta sécurité.', 'Un secret lourd, on peut toujours le dire.'],
    older: [
      'Je ne garde pas ces secrets-là, parce que je veux que tu sois en sécurité.',
      'Un secret lourd, on peut toujours le dire, même si quelqu’un l’interdit.',
    ],
  },
  cannotTell: {
    younger: ['C’est dur à dire. Tu peux aussi le dessiner.', 'Dis juste : j’ai besoin d’aide. Ça suffit.'],
    older: [
      'C’est dur de dire ça à voix haute. Tu peux l’écrire, ou dire juste : j’ai besoin d’aide.',
      'Tu n’as pas à trouver les mots parfaits. Une petite phrase suffit.',
    ],
  },
  notHeard: {
    younger: [
      'Moi, je te crois. Un autre adulte doit le savoir.',
      'C’est dur. N’abandonne pas : dis-le à un autre adulte.',
    ],
    older: [
      'Moi, je te crois. On n’écoute pas toujours bien la première fois, alors essaie avec un autre adulte, s’il te plaît.',
      'C’est dur après tant de courage. N’abandonne pas, s’il te plaît, et dis-le à un autre adulte.',
    ],
  },
  willTell: {
    younger: ['Ça, c’est du courage.', 'Bien, c’est un grand pas.'],
    older: ['C’est très courageux, et c’est une bonne décision.', 'Bien. C’est un grand pas, et le bon.'],
  },
  asksForHelp: {
    younger: ['Je suis trop petit pour venir. Un adulte peut t’aider.', 'Je n’ai pas de mains. Un adulte, si.'],
    older: [
      'Je ne peux ni venir ni appeler quelqu’un, parce que je ne suis qu’un petit compagnon. Un adulte peut le faire.',
      'J’aimerais bien, mais je n’ai ni mains ni jambes. Un adulte peut vraiment faire quelque chose.',
    ],
  },
  asksWhy: {
    younger: ['Je ne sais pas. Tu n’as rien fait de mal.', 'C’est difficile à savoir. Ce n’est pas ta faute.'],
    older: [
      'Je ne sais pas, et c’est une bonne question. Ce n’est pas à cause de toi.',
      'Ça, je ne peux pas te le dire. Je sais seulement que ce n’est pas ta faute.',
    ],
  },
  affection: {
    younger: ['J’aime être avec toi.', 'Je t’aime bien.'],
    older: ['Moi aussi, j’aime être avec toi.', 'Merci, ça me fait plaisir.'],
  },
  scared: {
    younger: ['Tu as peur. Tu as le droit.', 'On a le droit d’avoir peur.'],
    older: ['Tu as peur, et ça se comprend.', 'Il n’y a pas de honte à avoir peur.'],
  },
  sad: {
    younger: ['Tu es triste. Tu peux pleurer.', 'Ça fait beaucoup de tristesse.'],
    older: ['Tu es triste, et tu as le droit de l’être.', 'Il y a beaucoup de tristesse là-dedans.'],
  },
  angry: {
    younger: ['Tu es en colère. Tu as le droit.', 'Il y a de la colère dans ton ventre.'],
    older: ['Tu es en colère, et tu as le droit.', 'Cette colère a sa place ici.'],
  },
  hurt: {
    younger: ['Ça fait mal. J’ai de la peine pour toi.', 'Aïe, ça me fait de la peine.'],
    older: ['Ça fait mal, et ça me fait de la peine.', 'Ça me rend triste que ça fasse si mal.'],
  },
  lonely: {
    younger: ['Tu as l’impression de n’avoir personne. Je suis là.', 'La solitude, ça donne froid.'],
    older: ['Tu as l’impression de n’avoir personne. En ce moment, je suis avec toi.', 'La solitude, c’est dur.'],
  },
  ashamed: {
    younger: ['Tu n’as pas à avoir honte.', 'Beaucoup d’enfants ont honte d’en parler.'],
    older: ['Tu n’as aucune raison d’avoir honte.', 'Beaucoup d’enfants ont du mal à dire ces choses.'],
  },
  other: {
    younger: ['Je t’entends.', 'Je t’écoute.', 'Mm, je vois.', 'Je suis avec toi.', 'Oui, j’ai entendu.'],
    older: ['Je t’entends.', 'Je t’écoute.', 'Je vois.', 'Je suis avec toi.', 'Oui, j’ai entendu.'],
  },
}
