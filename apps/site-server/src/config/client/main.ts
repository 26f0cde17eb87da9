import { attachChoices } from './attachChoices';
import { attachColours } from './attachColours';
import { attachEditor } from './attachEditor';
import { attachEscape, toggleLayout } from './attachEscape';
import { attachFormBuilder } from './attachFormBuilder';
import { attachFontPreview } from './attachFontPreview';
import { attachLayout } from './attachLayout';
import { attachPictures } from './attachPictures';
import { loadRichText } from './loadRichText';
import { attachSite } from './attachSite';
import { attachSoldFiles } from './attachSoldFiles';
import { attachUploadForm } from './attachUploadForm';

/** Every page of the area works without this script; with it fewer pages are reloaded. */
const frame = document.querySelector<HTMLIFrameElement>('[data-site-frame]');
if (frame) attachSite(document, frame);
else attachEscape(document, () => toggleLayout(document));

const editor = document.querySelector<HTMLFormElement>('form[data-editor]');
if (editor) attachChoices(editor);
if (editor?.hasAttribute('data-form-builder')) attachFormBuilder(editor);
// Before the editor: a button of the layout does not leave the form.
if (editor?.hasAttribute('data-layout')) attachLayout(editor);
if (editor) attachEditor(document, editor);
if (editor) attachSoldFiles(document, editor);
attachPictures(document);
attachColours(document);
loadRichText(document);

const fonts = document.querySelector<HTMLElement>('[data-font-preview]');
if (fonts) attachFontPreview(document, fonts);

const upload = document.querySelector<HTMLFormElement>('form[data-upload]');
if (upload) attachUploadForm(document, upload);
