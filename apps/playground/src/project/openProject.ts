import type { PackedPackage } from './packedPackage';
import { writeProject, type Project, type ProjectSource } from './writeProject';
import { writeZip } from './writeZip';

async function fetchText(path: string): Promise<string> {
  const response = await fetch(new URL(path, document.baseURI));
  if (!response.ok) throw new Error(`${path} is not there (${response.status}).`);
  return response.text();
}

/** Gathers a project from the files that the playground was built with. */
export const gatherProject = (source: ProjectSource): Promise<Project> =>
  writeProject(source, {
    loadPackage: async (name) =>
      JSON.parse(await fetchText(`packages/${name}.json`)) as PackedPackage,
    loadPicture: (file) => fetchText(`pictures/${file}`),
  });

/** The form that opens a project in StackBlitz, as its API takes one: https://developer.stackblitz.com/platform/api/post-api. */
function stackBlitzForm({ title, description, files }: Project): HTMLFormElement {
  const form = document.createElement('form');
  form.action = 'https://stackblitz.com/run?file=README.md';
  form.method = 'post';
  const fields = {
    'project[title]': title,
    'project[description]': description,
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
    ),
  };
  for (const [name, value] of Object.entries(fields)) {
    // A text area keeps line breaks; only the HTML parser drops the first one.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}

/** @param window name of the window that shows it */
export function openInStackBlitz(project: Project, window: string): void {
  const form = stackBlitzForm(project);
  form.target = window;
  form.hidden = true;
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Saves the project as a ZIP archive. */
export async function downloadProject(project: Project, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await writeZip(project.files));
  link.download = `${name}.zip`;
  link.click();
  // The browser has read the file long before.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
