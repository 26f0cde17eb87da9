import type { RenderContext } from '../context/renderContext';

interface LanguageLinksProps {
  context: Pick<RenderContext, 'languageLinks' | 'translate'>;
  /** Whether a language is shown by its short form, such as DE. @default false */
  isShort?: boolean;
}

/** Links to the versions of a page in other languages, each in its own language. */
export function LanguageLinks({
  context: { languageLinks, translate },
  isShort = false,
}: LanguageLinksProps) {
  if (languageLinks.length < 2) return null;
  return (
    <nav className="pl-languages" aria-label={translate('runtime.languages')}>
      <ul>
        {languageLinks.map(({ language, name, href, isCurrent }) => (
          <li key={language}>
            <a
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {isShort ? <abbr title={name}>{language.toUpperCase()}</abbr> : <bdi>{name}</bdi>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
