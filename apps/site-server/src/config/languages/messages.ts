import { defineMessages } from '@plinth/site-model';

/** The messages of the languages of a site, in the configuration area. */
export const languageConfigMessages = defineMessages({
  'config.languages': 'Languages',
  'config.languages.what':
    'A page can have a version in each further language, at an address of its own. Visitors change by links in the footer, or by a block “Language switch” where you place one; search engines are told which pages belong together.',
  'config.languages.own': 'Language of the site',
  'config.languages.own.what':
    'Pages are in this language unless they are versions in another. Buttons, forms and messages follow.',
  'config.languages.own.save': 'Save the language',
  'config.languages.own.saved': 'The language of the site is saved.',
  'config.languages.further': 'Further languages',
  'config.languages.none': 'There is no further language yet.',
  'config.languages.versions': '{count, plural, =0 {no page yet} one {# page} other {# pages}}',
  'config.languages.shown': 'shown to visitors',
  'config.languages.hidden': 'only you see it',
  'config.languages.show': 'Show to visitors',
  'config.languages.hide': 'Hide from visitors',
  'config.languages.showDone': 'Visitors see the pages in this language.',
  'config.languages.hideDone': 'Visitors no longer see the pages in this language.',
  'config.languages.texts': 'Texts of every page',
  'config.languages.remove': 'Remove…',
  'config.languages.remove.text':
    'Visitors no longer see the pages in this language, and its texts of every page are lost. The pages themselves stay in the list of pages.',
  'config.languages.removed': 'The language is removed.',
  'config.languages.add': 'Add a language',
  'config.languages.code': 'Language',
  'config.languages.code.what': 'Its short form, such as de, fr or pt-BR.',
  'config.languages.added':
    'The language is added. Make versions of your pages, translate the texts of every page, and then show it to visitors.',
  'config.languages.problem.code':
    'Please choose a language of the list, or write its short form, such as de or pt-BR.',
  'config.languages.problem.twice': 'The site has this language already.',
  'config.languages.problem.many': 'A site has at most {count} further languages.',
  'config.languages.pages': 'Pages and their versions',
  'config.languages.page': 'Page',
  'config.languages.make': 'Make a version',
  'config.languages.makeIn': 'Make a version of {page} in {language}',
  'config.languages.made': 'The version is made as a copy. Translate it and save it.',
  'config.languages.of': 'Languages',
  'config.languages.this': 'this one',
  'config.languages.textsOf': 'Texts in {language}',
  'config.languages.texts.what':
    'These texts stand on every page. Where a field is empty the text itself stands there; a link to a page is then called as the version of that page.',
  'config.languages.name': 'Name of the language',
  'config.languages.name.what': 'As visitors read it. Empty: {name}',
  'config.languages.texts.save': 'Save the texts',
  'config.languages.texts.saved': 'The texts are saved.',
  'config.languages.problem.long': 'A text has at most {count} characters.',
  'config.languages.problems': 'Nothing was saved. Please look at the marked fields.',
  'config.help.page.language':
    'The language of this page, such as de, where it is not that of the site.',
  'config.help.page.versionOf': 'The id of the page that this one is a version of.',
});
