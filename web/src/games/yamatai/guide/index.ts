/** Yamataï explained: sections of its rules, and its worked examples. */
import '../theme.css';
import type { Example, Guide } from '../../game';
import Picture from './Picture.svelte';
import { RATIO, type Scene, scenes } from './scenes';

const numbered = (letter: string, count: number, digits: number) =>
  Array.from({ length: count }, (_, n) => `${letter}${String(n + 1).padStart(digits, '0')}`);

const SECTIONS: Guide['sections'] = [
  { id: 'setup', rules: ['4', '12'], details: ['R16', 'R35'] },
  { id: 'rounds', rules: ['5', '9'], details: ['R10', 'R28', 'R42', 'R58'] },
  { id: 'decisions', rules: ['6'], details: ['R61'] },
  { id: 'fleet', rules: ['6.1'], details: ['R17', 'R22'] },
  { id: 'trade', rules: ['6.2', '6.2.1', '6.2.2', '6.2.3'], details: ['R21', 'R45', 'R59'] },
  {
    id: 'placing',
    rules: ['6.3', '6.3.1', '6.3.2', '6.3.3', '6.3.4'],
    details: ['R2', 'R3', 'R4', 'R5', 'R34'],
  },
  {
    id: 'collecting',
    rules: ['6.4', '6.4.1', '6.4.2'],
    details: ['R6', 'R7', 'R8', 'R9', 'R53', 'R56', 'R60'],
  },
  {
    id: 'building',
    rules: ['7.1', '7.1.1', '7.1.2', '7.1.3', '7.1.4', '7.1.5', '7.1.6', '7.2'],
    details: ['R1', 'R11', 'R12', 'R13', 'R27', 'R43', 'R55'],
  },
  { id: 'bonuses', rules: ['7.3'], details: ['R14', 'R15', 'R36', 'R37'] },
  { id: 'mooring', rules: ['6.5', '6.5.1'], details: ['R18'] },
  { id: 'hiring', rules: ['6.6', '6.6.1', '6.6.2'], details: ['R19'] },
  {
    id: 'powers',
    rules: ['8.1', ...numbered('F', 10, 1)],
    details: [
      ...['R23', 'R24', 'R32', 'R33', 'R38', 'R39', 'R40'],
      ...['R48', 'R49', 'R50', 'R54', 'R57', 'R62'],
    ],
  },
  {
    id: 'specialists',
    rules: ['8.2', ...numbered('SP', 18, 2)],
    details: ['R20', 'R46', 'R47', 'R51', 'R52'],
  },
  { id: 'end', rules: ['10'], details: ['R25', 'R26', 'R41', 'R44'] },
  { id: 'final', rules: ['11'], details: ['R29', 'R30', 'R31'] },
];

function example(scene: Scene): Example<Scene> {
  const { id, rule, cites, map } = scene;
  const isAsked = map?.build?.asks === true;
  return {
    id,
    rule,
    cites,
    isLawful: isAsked ? map?.build?.refused === undefined : undefined,
    ratio: map && RATIO,
    scene,
  };
}

const all = scenes.map(example);
const isCover = ({ id }: Example<Scene>) => id === 'cover';

export const guide: Guide<Scene> = {
  id: (part) => `yamatai-guide-${part}`,
  wins: 6,
  turns: 6,
  // Every guide has one; a test looks at it.
  cover: all.find(isCover) as Example<Scene>,
  sections: SECTIONS,
  examples: all.filter((each) => !isCover(each)),
  Picture,
};

export default guide;
