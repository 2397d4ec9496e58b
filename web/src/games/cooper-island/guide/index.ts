/** Cooper Island explained: sections of its rules, and its worked examples. */
import '../theme.css';
import type { Example, Guide } from '../../game';
import { RATIO } from './box';
import Picture from './Picture.svelte';
import { type Scene, scenes } from './scenes';

const numbered = (letters: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${letters}${n + 1}`);

const SECTIONS: Guide['sections'] = [
  { id: 'setup', rules: ['2'], details: ['R96', 'R97'] },
  { id: 'flow', rules: ['4', '12'], details: ['R1', 'R3', 'R64', 'R90', 'R94'] },
  { id: 'items', rules: ['5.1'], details: ['R36', 'R40', 'R61', 'R62', 'R63', 'R76'] },
  { id: 'paying', rules: ['5.2'], details: ['R6', 'R7', 'R8', 'R33', 'R71', 'R74', 'R84', 'R91'] },
  {
    id: 'tiles',
    rules: ['5.4', '5.5', ...numbered('5.5.', 7)],
    details: ['R20', 'R21', 'R22', 'R23', 'R24', 'R25', 'R26', 'R27', 'R31', 'R85', 'R93'],
  },
  { id: 'cartographer', rules: ['5.7', 'Y5'], details: ['R28', 'R29', 'R30'] },
  { id: 'income', rules: ['6'], details: ['R43', 'R82'] },
  {
    id: 'islets',
    rules: ['5.6', ...numbered('5.6.', 3), ...numbered('I', 6)],
    details: ['R18', 'R19', 'R66', 'R67', 'R89'],
  },
  { id: 'workers', rules: ['7', '7.1', '7.2'], details: ['R2', 'R4', 'R9'] },
  {
    id: 'sections',
    rules: ['7A', '7B', '7C', '7D', '7E', '7F', '7G', '7H'],
    details: ['R5', 'R42', 'R87'],
  },
  { id: 'fees', rules: ['5.3'], details: ['R10', 'R11'] },
  {
    id: 'sailing',
    rules: ['5.9', '5.11', '5.12'],
    details: ['R12', 'R13', 'R14', 'R15', 'R16', 'R65', 'R72', 'R78'],
  },
  { id: 'books', rules: ['5.10', ...numbered('G', 10)], details: ['R17'] },
  { id: 'boats', rules: ['5.13', ...numbered('BT', 6)], details: ['R39', 'R41', 'R75'] },
  { id: 'buildings', rules: ['5.8', '5.14'], details: ['R32', 'R35', 'R88'] },
  { id: 'small', rules: numbered('SB', 15), details: ['R81'] },
  {
    id: 'large',
    rules: ['Y6', ...numbered('LB', 15)],
    details: ['R68', 'R69', 'R70', 'R73', 'R83', 'R86'],
  },
  { id: 'statues', rules: ['5.15', '5.16'], details: ['R34', 'R37', 'R38'] },
  { id: 'cargo', rules: ['5.17', 'Y4', ...numbered('CR', 5)], details: ['R44', 'R45', 'R46'] },
  { id: 'asides', rules: ['8', 'Y1', 'Y2', 'Y7'], details: ['R77'] },
  { id: 'trade', rules: ['Y3', ...numbered('M', 3)], details: ['R60', 'R92'] },
  { id: 'milestones', rules: ['9', ...numbered('Q', 4)], details: ['R47', 'R48', 'R49'] },
  {
    id: 'clean_up',
    rules: ['10', ...numbered('10.', 7)],
    details: ['R50', 'R51', 'R52', 'R53', 'R79', 'R80', 'R95'],
  },
  { id: 'orders', rules: numbered('O', 8), details: ['R55'] },
  { id: 'final', rules: ['11', '13'], details: ['R54', 'R56', 'R57', 'R58', 'R59'] },
  { id: 'solo', rules: ['16'], details: [] },
];

function example(scene: Scene): Example<Scene> {
  const { id, rule, cites, act, refused } = scene;
  const isAsked = act !== undefined;
  return { id, rule, cites, isLawful: isAsked ? !refused : undefined, ratio: RATIO, scene };
}

const all = scenes.map(example);
const isCover = ({ id }: Example<Scene>) => id === 'cover';

export const guide: Guide<Scene> = {
  id: (part) => `cooper-island-guide-${part}`,
  wins: 6,
  turns: 6,
  // Every guide has one; a test looks at it.
  cover: all.find(isCover) as Example<Scene>,
  sections: SECTIONS,
  examples: all.filter((each) => !isCover(each)),
  Picture,
};

export default guide;
