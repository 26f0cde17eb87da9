import type { ItemDefinition } from '@plinth/site-model/definition';
import { samplePictures, type SamplePictureName } from '../pictures/samplePictures';

interface Post {
  title: string;
  daysAgo: number;
  picture: SamplePictureName;
  author: string;
  category: 'Kiln' | 'Glaze' | 'Clay' | 'Table';
  tags: string[];
  excerpt: string;
  /** Paragraphs. */
  body: string[];
  isFeatured?: boolean;
}

const posts: Post[] = [
  {
    title: 'What forty moon jars taught us',
    daysAgo: 6,
    picture: 'moonJar',
    author: 'Ines Marlow',
    category: 'Clay',
    tags: ['moon jar', 'throwing'],
    isFeatured: true,
    excerpt: 'A moon jar is two bowls that agree to be one. Thirty-one of forty did.',
    body: [
      'A moon jar is thrown as two bowls and joined at the waist while both are soft. The seam never quite disappears, and the old Korean ones show theirs without shame. We tried to hide it for the first ten. Then we stopped.',
      'Nine did not come through: four slumped at the seam, three cracked while they dried, and two were lost to a shelf that sat a finger too close to the burner. The other thirty-one lean a little, each in its own direction.',
      'What we would do again: dry them upside down for the first night. What we would not: throw in August.',
    ],
  },
  {
    title: 'A shelf fell, and nobody minded',
    daysAgo: 19,
    picture: 'shelf',
    author: 'Tomas Reed',
    category: 'Kiln',
    tags: ['firing', 'seconds'],
    excerpt: 'At 1,240 degrees a prop gave way. Notes from the morning after.',
    body: [
      'You hear it before you see it: one dull knock, somewhere behind the door, at a point where nothing can be done about it. The prop was nine years old and had been through some two hundred firings.',
      'The bowls on the shelf below caught most of it. Six of them are now one object, which hangs in the window. The rest of the kiln never noticed.',
      'We replaced every prop that was older than five years. The old ones make good doorstops.',
    ],
  },
  {
    title: 'Celadon, and why it breaks blue',
    daysAgo: 33,
    picture: 'cup',
    author: 'Ines Marlow',
    category: 'Glaze',
    tags: ['celadon', 'iron'],
    isFeatured: true,
    excerpt: 'One percent of iron, a little less air, and the patience not to open the door.',
    body: [
      'Celadon is a clear glaze with about one percent of iron in it. With enough air it turns the colour of weak tea. With too little it goes grey. In between, for about twenty minutes of a fourteen-hour firing, it turns green.',
      'Where the glaze lies thick, in a carved line or at the inside of a foot, the green breaks to blue. That is not a pigment but small bubbles, which scatter the light as the sky does.',
      'We measure the air now. For the first three years we listened to the burner, and were right about as often.',
    ],
  },
  {
    title: 'How to stack plates without a sound',
    daysAgo: 47,
    picture: 'plate',
    author: 'Ruth Adeyemi',
    category: 'Table',
    tags: ['plates', 'care'],
    excerpt: 'It is all in the foot: three millimetres, polished, and never glazed.',
    body: [
      'The scraping sound of stacked plates is glaze on glaze. A plate whose foot is polished and whose rim is bare stacks quietly, and does not scratch the one below it.',
      'We polish every foot on a diamond disc, wet, for about a minute. It is the last thing that happens to a plate before it is packed, and the first thing people notice without knowing that they did.',
    ],
  },
  {
    title: 'Clay from sixty miles away',
    daysAgo: 64,
    picture: 'bowls',
    author: 'Tomas Reed',
    category: 'Clay',
    tags: ['clay', 'materials'],
    excerpt: 'We dig it in a field behind a dairy, and it does not want to be porcelain.',
    body: [
      'Our clay comes out of a field behind a dairy, sixty miles to the west. The farmer sells us the hole; what is in it is a grey stoneware with more iron than the books would like.',
      'It takes three weeks from the field to the wheel: slaked in a bath, sieved, dried on plaster, wedged. A bag from a merchant takes a phone call. The difference is in the colour, under the glaze, where it shows through at every rim.',
    ],
  },
  {
    title: 'Tenmoku is a way of letting go',
    daysAgo: 82,
    picture: 'bottle',
    author: 'Ines Marlow',
    category: 'Glaze',
    tags: ['tenmoku', 'iron'],
    excerpt: 'Nine percent of iron, laid on thick, and then gravity does the drawing.',
    body: [
      'Tenmoku is the opposite of celadon in everything: nine percent of iron instead of one, thick instead of thin, and it forgives nothing. On an edge it runs off and leaves rust; in a hollow it lies black.',
      'You can decide where it begins. Where it ends is decided by the last half hour of the firing.',
    ],
  },
  {
    title: 'A jug that does not drip',
    daysAgo: 101,
    picture: 'jug',
    author: 'Ruth Adeyemi',
    category: 'Table',
    tags: ['jug', 'throwing'],
    excerpt: 'Fourteen spouts on one board, a bucket of water, and a towel.',
    body: [
      'A jug drips because water would rather follow a round edge than leave it. So the edge must be sharp, the throat narrow just before it, and the spout must point a little further down than looks right.',
      'We threw fourteen spouts, cut them off, and poured. Three did not drip. The one that we make now is the second of those three; it looks best from the side.',
    ],
  },
  {
    title: 'Letters from the first winter',
    daysAgo: 128,
    picture: 'jars',
    author: 'Ines Marlow',
    category: 'Kiln',
    tags: ['studio', 'firing'],
    excerpt: 'The kiln was in the yard, the wheels were in the kitchen, and the glaze froze.',
    body: [
      'In the first winter the kiln stood in the yard under a tin roof, the wheels stood in the kitchen, and the glazes in the hall, where they froze twice. We fired at night because the electricity was cheaper and because nobody complained.',
      'Of that winter there are eleven pieces left. They are not good. We keep letters in them.',
    ],
  },
  {
    title: 'The colour of oat',
    daysAgo: 163,
    picture: 'mug',
    author: 'Ruth Adeyemi',
    category: 'Glaze',
    tags: ['oat', 'ash'],
    excerpt: 'Ash from the neighbour’s stove, sieved four times, and a name that stuck.',
    body: [
      'Oat began as a mistake: ash from the neighbour’s stove, washed once instead of four times. The salt that stayed in it gives the surface its grain.',
      'We wash it twice now, and write down whose stove.',
    ],
  },
];

const day = 86_400_000;

/** The posts of the journal, the latest six days before the given one. */
export const samplePosts = (today: Date): ItemDefinition[] =>
  posts.map(({ daysAgo, picture, category, body, ...post }) => {
    const slug = post.title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const { src, width, height, alt } = samplePictures[picture];
    const morning = Math.floor((today.getTime() - daysAgo * day) / day) * day + 8.5 * 3_600_000;
    return {
      ...post,
      id: `post-${slug}`,
      slug,
      categories: [category],
      image: { src, width, height, alt },
      excerpt: `<p>${post.excerpt}</p>`,
      body: body.map((paragraph) => `<p>${paragraph}</p>`).join(''),
      publishedAt: new Date(morning),
    };
  });
