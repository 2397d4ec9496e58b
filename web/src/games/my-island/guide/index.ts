/** My Island explained: sections of its rules, and its worked examples. */
import '../theme.css';
import type { Example, Guide } from '../../game';
import Picture from './Picture.svelte';
import { ratioOf, type Scene, scenes } from './scenes';

const SECTIONS: Guide['sections'] = [
  { id: 'setup', rules: ['3'], details: ['R1', 'R33'] },
  { id: 'round', rules: ['5', '5.2', '5.3'], details: ['R2'] },
  {
    id: 'placing',
    rules: ['6.1', '6.2', '6.3', '6.4', '6.5'],
    details: ['R3', 'R4', 'R5', 'R6'],
  },
  { id: 'passing', rules: ['7', '8'], details: ['R7', 'R27', 'R8', 'R9'] },
  {
    id: 'points',
    rules: ['9.1', '9.2', '9.3'],
    details: ['R10', 'R21', 'R22', 'R23', 'R24', 'R25', 'R30', 'R31', 'R32'],
  },
  { id: 'end', rules: ['10'], details: ['R11', 'R12', 'R26', 'R28', 'R29'] },
  { id: 'track', rules: ['11'], details: ['R13', 'R14', 'R15', 'R20', 'R34'] },
  { id: 'ranks', rules: ['12'], details: ['R16', 'R17', 'R18', 'R19', 'R35'] },
];

function example(scene: Scene): Example<Scene> {
  const { id, rule, cites, boards, marker } = scene;
  const asked = boards?.find(({ place }) => place) ?? marker;
  const points = boards?.flatMap((board) => board.scores ?? []) ?? [];
  return {
    id,
    rule,
    cites,
    // Where points are the matter, nobody asks whether it may be done.
    isLawful: asked && points.length === 0 ? asked.refused === undefined : undefined,
    ratio: boards?.reduce((sum, board) => sum + ratioOf(board, boards.length), 0),
    isWide: (boards?.length ?? 1) > 1 || boards?.some(({ around }) => !around),
    scene,
  };
}

const all = scenes.map(example);
const isCover = ({ id }: Example<Scene>) => id === 'cover';

export const guide: Guide<Scene> = {
  id: (part) => `my-island-guide-${part}`,
  wins: 5,
  turns: 4,
  // Every guide has one; a test looks at it.
  cover: all.find(isCover) as Example<Scene>,
  sections: SECTIONS,
  examples: all.filter((each) => !isCover(each)),
  Picture,
};

export default guide;
