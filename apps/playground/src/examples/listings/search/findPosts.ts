import type { SearchFound } from '@plinth/listings';
import { posts } from '../summary/posts';

/** Results as a server would return them, with the query marked in the titles. */
export function findPosts(query: string): SearchFound {
  const word = query.toLowerCase();
  const hits = posts.flatMap(({ url, title, excerpt = '', image }) => {
    const at = title.toLowerCase().indexOf(word);
    if (at < 0) return [];
    const end = at + word.length;
    return [
      {
        url,
        title: [
          { text: title.slice(0, at), isMatch: false },
          { text: title.slice(at, end), isMatch: true },
          { text: title.slice(end), isMatch: false },
        ],
        passage: [{ text: excerpt, isMatch: false }],
        imageUrl: image?.src,
      },
    ];
  });
  return { hits, total: hits.length };
}
